/** Takes down what is wrong with something that was typed, so that all of it can be said at once. */
export type Report = (problem: string) => undefined;

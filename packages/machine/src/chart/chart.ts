/** A statechart as it is drawn: states nested in states, each with its arrows. Made from a machine's `config`. */
export interface ChartState {
  /** Keys from the root down, joined by dots: "playing.opening"; the root's own is "". */
  readonly path: string;
  readonly key: string;
  readonly description?: string;
  /** The path of the child that is entered first. */
  readonly initial?: string;
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}

export interface ChartArrow {
  /** The event's type; "" for one that is taken by itself. */
  readonly event: string;
  readonly guard?: string;
  readonly actions: readonly string[];
  /** The path it leads to; undefined where the state stays. */
  readonly target?: string;
}

/** The parts of a machine's config that a chart shows; what else there is, is passed over. */
export interface ChartConfig {
  readonly id?: string | undefined;
  readonly initial?: unknown;
  readonly description?: string | undefined;
  readonly states?: { readonly [key: string]: unknown } | undefined;
  readonly on?: unknown;
  readonly always?: unknown;
}

/** Reads `machine.config`, or the JSON that was written from it. */
export function chartOf(config: ChartConfig): ChartState {
  return stateOf(config, config.id ?? "machine", "");
}

function stateOf(config: ChartConfig, key: string, path: string): ChartState {
  const under = (child: string) => (path === "" ? child : `${path}.${child}`);
  const initial = typeof config.initial === "string" ? under(config.initial) : undefined;
  const byItself = arrowsOf("", config.always, path);
  const byEvent = Object.entries(config.on ?? {}).flatMap(([event, transitions]) => arrowsOf(event, transitions, path));
  return {
    path,
    key,
    ...(config.description === undefined ? {} : { description: config.description }),
    ...(initial === undefined ? {} : { initial }),
    states: Object.entries(config.states ?? {}).map(([child, state]) =>
      stateOf(state as ChartConfig, child, under(child)),
    ),
    arrows: [...byItself, ...byEvent],
  };
}

function arrowsOf(event: string, transitions: unknown, from: string): readonly ChartArrow[] {
  if (transitions === undefined) return [];
  return listOf(transitions).map((transition) => {
    const { guard, target, actions } = (typeof transition === "string" ? { target: transition } : transition) as {
      readonly guard?: unknown;
      readonly target?: unknown;
      readonly actions?: unknown;
    };
    const to = listOf(target ?? [])[0];
    return {
      event,
      ...(guard === undefined ? {} : { guard: nameOf(guard) }),
      actions: listOf(actions ?? []).map(nameOf),
      ...(typeof to === "string" ? { target: targetPath(to, from) } : {}),
    };
  });
}

/** `".child"` is below the state, `"#id.path"` starts at the root, a plain key names a neighbour. */
function targetPath(target: string, from: string): string {
  if (target.startsWith("#")) return target.split(".").slice(1).join(".");
  if (target.startsWith(".")) return from === "" ? target.slice(1) : from + target;
  const parent = from.split(".").slice(0, -1).join(".");
  return parent === "" ? target : `${parent}.${target}`;
}

function nameOf(named: unknown): string {
  if (typeof named === "string") return named;
  const { type } = (named ?? {}) as { readonly type?: unknown };
  return typeof type === "string" ? type : "(anonymous)";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Every state of a chart, parents before their children. */
export function statesOf(chart: ChartState): readonly ChartState[] {
  return [chart, ...chart.states.flatMap(statesOf)];
}

/** `roll [goesOn] / record, tell`: the event, its guard, its actions. */
export function arrowText({ event, guard, actions }: ChartArrow): string {
  const parts = [event === "" ? "always" : event === "*" ? "any other event" : event];
  if (guard !== undefined) parts.push(`[${guard}]`);
  if (actions.length > 0) parts.push(`/ ${actions.join(", ")}`);
  return parts.join(" ");
}

/** Is the state in force, where the machine is in `active` (a path such as "playing.turns")? */
export function isActive(state: ChartState, active: string | undefined): boolean {
  return state.path !== "" && (active === state.path || active?.startsWith(`${state.path}.`) === true);
}

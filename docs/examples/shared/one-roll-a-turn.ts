/** The longest that a double click takes by default on common systems, in milliseconds. */
const doubleClick = 500;

/**
 * Asked at each click on the die: may it roll? One click a turn may. Those that follow are ignored until the turn is
 * shown (the second frame from now: by then the first one is painted), and for the length of a double click after that;
 * otherwise the second click of a double click would roll for the next player. No timer is left to clean up.
 */
export function oneRollATurn(): (click: { readonly timeStamp: number }) => boolean {
  let from = 0;
  return ({ timeStamp }) => {
    if (timeStamp < from) return false;
    from = Number.POSITIVE_INFINITY;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        from = performance.now() + doubleClick;
      }),
    );
    return true;
  };
}

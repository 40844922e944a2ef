/** Time in ms in which a page may grow to the height that it had when the user left it. */
const GROWTH_MS = 3000;

/** Events of a user who moves or scrolls. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls elements to positions whenever their heights change: a page that loads its content is short at first. Ends
 * with the visit of the page, and once the user scrolls.
 */
export function scrollWhileGrowing(
  positions: ReadonlyMap<Element, number>,
  visit: AbortController,
): void {
  const { signal } = visit;
  const stop = () => visit.abort();
  for (const type of USER_EVENTS) addEventListener(type, stop, { capture: true, signal });
  const end = performance.now() + GROWTH_MS;
  let last = '';
  requestAnimationFrame(function scroll() {
    if (signal.aborted) return;
    const heights = [...positions.keys()].map(({ scrollHeight }) => scrollHeight).join();
    if (heights !== last) for (const [node, top] of positions) node.scrollTo({ top });
    last = heights;
    if (performance.now() < end) requestAnimationFrame(scroll);
    else stop();
  });
}

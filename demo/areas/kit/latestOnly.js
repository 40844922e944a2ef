/**
 * Counts loads of the same content, of which only the newest may show its answer.
 *
 * @returns a function that begins a load, and returns one that tells whether a later load has begun
 */
export function latestOnly() {
  let count = 0;
  return () => {
    count += 1;
    const own = count;
    return () => own !== count;
  };
}

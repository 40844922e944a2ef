/** Longest wait for a frame in ms: hidden pages and frames outside the view paint none. */
const PATIENCE = 100;

/** Calls back after the next frame was painted, with work that the user does not wait for. Returns a cancel function. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(run, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run() {
    cancelAnimationFrame(frame);
    callback();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

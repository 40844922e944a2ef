/** Longest wait for a frame: hidden pages and iframes outside the viewport do not paint. */
const MAX_WAIT_MS = 100;

/** Calls back after the next paint, for work that the user does not wait for. Returns a cancel function. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(run, MAX_WAIT_MS);
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

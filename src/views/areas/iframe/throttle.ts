/**
 * Limits how often a function runs: the first call runs immediately, later ones run once per interval
 * with the latest value. A page that floods the shell with messages does not freeze it.
 */
export function throttle<Value>(milliseconds: number, run: (value: Value) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: { value: Value } | undefined;

  function call(value: Value) {
    if (timer !== undefined) {
      latest = { value };
      return;
    }
    timer = setTimeout(next, milliseconds);
    run(value);
  }

  function next() {
    timer = undefined;
    const pending = latest;
    latest = undefined;
    if (pending) call(pending.value);
  }

  return { call, cancel: () => clearTimeout(timer) };
}

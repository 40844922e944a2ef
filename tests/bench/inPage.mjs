/** Returns the script that runs in a measured page before all others. It measures the page in `__bench`. */
export function benchScript({ find, seed = {} }) {
  return `(${inPage})(() => ${find}, ${JSON.stringify(seed)})`;
}

/* Everything below runs in the page, so it must not use anything outside itself. */
function inPage(find, seed) {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(seed)) localStorage.setItem(key, value);
  const bench = { blocking: 0, find };
  globalThis.__bench = bench;

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) bench.blocking += Math.max(0, task.duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  /**
   * Resolves to the time at which the control is usable: it has a box, receives the pointer at its center, takes
   * the focus, and is painted.
   */
  bench.usable = new Promise((resolve) => {
    let done = false;
    const check = () => {
      if (done || !reachable(find()) || !focusable(find())) return;
      done = true;
      observer.disconnect();
      Element.prototype.attachShadow = attachShadow;
      requestAnimationFrame(() => afterPaint(resolve));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      observer.observe(root, { childList: true, subtree: true });
      return root;
    };
    const everyFrame = () => {
      check();
      if (!done) requestAnimationFrame(everyFrame);
    };
    requestAnimationFrame(everyFrame);
  });

  /** Returns the center of an element in the viewport. */
  bench.centerOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  /** Resolves to the time after the first painted frame in which the condition is true. */
  bench.painted = (condition) =>
    new Promise((resolve, reject) => {
      const deadline = performance.now() + 5000;
      const frame = () => {
        if (condition()) afterPaint(resolve);
        else if (performance.now() > deadline) reject(new Error('nothing changed in 5 s'));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });

  /** Waits for the next event. `sample` resolves to the time until its effect is painted. */
  bench.eventToPaint = (type, condition) => {
    bench.sample = new Promise((resolve, reject) => {
      const onEvent = (event) =>
        bench.painted(condition).then((time) => resolve(time - event.timeStamp), reject);
      addEventListener(type, onEvent, { capture: true, once: true });
    });
  };

  /** Counts elements, including those in nested shadow roots. */
  bench.countElements = (root) => {
    const elements = [...root.querySelectorAll('*')];
    const nested = elements.filter((element) => element.shadowRoot);
    return nested.reduce(
      (total, element) => total + bench.countElements(element.shadowRoot),
      elements.length,
    );
  };

  /** Called in a frame. Resolves to the time after its paint. */
  function afterPaint(resolve) {
    const { port1, port2 } = new MessageChannel();
    // Posted before the frame is painted, delivered after it.
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage('');
  }

  function focusable(element) {
    element.focus({ preventScroll: true });
    return element.getRootNode().activeElement === element;
  }

  function reachable(element) {
    if (!element?.isConnected || element.disabled || !element.checkVisibility()) return false;
    const { width, height } = element.getBoundingClientRect();
    if (!width || !height) return false;
    const { x, y } = bench.centerOf(element);
    const hit = element.getRootNode().elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  }
}

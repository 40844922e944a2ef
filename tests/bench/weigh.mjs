import { heapAfterGC } from './loads.mjs';

/** Returns the bytes of JavaScript heap after a collection, and the numbers of event listeners and nodes. */
export async function weigh(cdp) {
  const heap = await heapAfterGC(cdp);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  return { heap, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

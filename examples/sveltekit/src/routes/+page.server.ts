/** In place of a query of your database; the promise is streamed after the page. */
export function load() {
  return { openOrders: new Promise<number>((resolve) => setTimeout(() => resolve(2), 300)) };
}

import type { AreaContext } from '../../../store/areas/areaSources';

/**
 * Makes an element, gives it the area, and puts it into the container.
 * @returns what takes it away again
 * @throws what the element, or another inside it, throws meanwhile
 */
export function mountElement(tag: string, container: HTMLElement, area: AreaContext): () => void {
  const reports: ErrorEvent[] = [];
  // What constructors and callbacks of elements throw is not thrown on: browsers report it at once, on
  // the window. Elements may send events of their own by this name.
  const hear = (event: Event) => {
    if (event.target === window && event instanceof ErrorEvent) reports.push(event);
  };
  let element: HTMLElement;
  addEventListener('error', hear, true);
  try {
    element = document.createElement(tag);
    Object.assign(element, { area });
    container.append(element);
  } finally {
    removeEventListener('error', hear, true);
  }
  const [first] = reports;
  if (first) {
    element.remove();
    // A script of another origin hides its errors.
    throw first.error ?? new Error(first.message);
  }
  return () => element.remove();
}

import type { AreaContext } from '../../../store/areas/areaTypes';
import { toError } from '../../../store/browser/thrownError';

const reported = new WeakSet<Error>();

/** Returns whether the browser has already reported an error of an element. */
export function wasReported(error: Error): boolean {
  return reported.has(error);
}

/**
 * Creates a custom element, sets its property `area`, and appends it to the container.
 * @returns a function that removes the element
 * @throws the first error that a constructor or callback reports
 */
export function mountElement(tag: string, container: HTMLElement, area: AreaContext): () => void {
  const reports: ErrorEvent[] = [];
  // Browsers do not rethrow errors of element constructors and callbacks: they report them on the
  // window. Elements may dispatch events of the same name, so the target is checked.
  const listen = (event: Event) => {
    if (event.target === window && event instanceof ErrorEvent) reports.push(event);
  };
  let element: HTMLElement;
  addEventListener('error', listen, true);
  try {
    element = document.createElement(tag);
    Object.assign(element, { area });
    container.append(element);
  } finally {
    removeEventListener('error', listen, true);
  }
  const [first] = reports;
  if (first) {
    element.remove();
    // Errors of cross-origin scripts carry no error object.
    const error = toError(first.error ?? first.message);
    reported.add(error);
    throw error;
  }
  return () => element.remove();
}

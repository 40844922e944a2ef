import { focusHeading } from './focusHeading.js';

/**
 * Shows the page of the area's path, and another one when the path changes. A page is left before the
 * next one is created. The container has the direction of the shell's language.
 *
 * @param {HTMLElement} container
 * @param area the context of the area
 * @param {(segments: string[]) => {element: HTMLElement, update?: () => void, leave?: () => void}} pageOf
 *   creates the page of a path; `update` is called after a change of query, language or theme
 * @returns a function that ends it
 */
export function followPath(container, area, pageOf) {
  let path;
  let page;
  const follow = () => {
    container.dir = area.dir;
    if (area.path === path) {
      page.update?.();
      return;
    }
    // Move the focus from the old page to the heading of the new one.
    const inside = path !== undefined && container.contains(document.activeElement);
    page?.leave?.();
    path = area.path;
    page = pageOf(path.split('/').filter(Boolean).map(decode));
    container.replaceChildren(page.element);
    if (inside) focusHeading(page.element);
  };
  const end = area.subscribe(follow);
  follow();
  return () => {
    end();
    page.leave?.();
  };
}

function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid URL: it is used unchanged, and not found.
    return segment;
  }
}

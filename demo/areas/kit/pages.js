/**
 * Shows the page that the area's path names, and shows another when it changes. A page is left
 * before the next one is made; only the page that was asked for last is shown.
 *
 * @param {HTMLElement} container
 * @param area the context of the area
 * @param {(segments: string[]) => {element: HTMLElement, update?: () => void, leave?: () => void}} pageOf
 *   makes the page of a path; `update` is told of a new query, language or theme
 * @returns what ends it
 */
export function followPath(container, area, pageOf) {
  let path;
  let page;
  const follow = () => {
    if (area.path === path) {
      page.update?.();
      return;
    }
    // Whoever stood in the old page stands at the new one's heading, not at the top of the document.
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

function focusHeading(element) {
  const heading = element.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    // No address of ours: it is looked up as it stands, and not found.
    return segment;
  }
}

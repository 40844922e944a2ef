/** Returns the ids of the groups around a node, from the top down; a group contains its button. */
export function groupsAround(node: Element | null): string[] {
  const ids: string[] = [];
  for (let group = groupOf(node); group; group = groupOf(group.parentElement)) {
    ids.unshift(group.dataset.group ?? '');
  }
  return ids;
}

const groupOf = (node: Element | null | undefined) => node?.closest<HTMLElement>('[data-group]');

/** Returns the focusable entries of a panel or of the top level, without those of deeper panels. */
export function entriesOf(scope: Element): HTMLElement[] {
  const entries = scope.querySelectorAll<HTMLElement>(':is(a[href], button).menu-item');
  const panel = scope.closest('.flyout');
  return [...entries].filter((entry) => entry.closest('.flyout') === panel);
}

/** Returns the buttons of the open groups, from the top down. */
export const openButtons = (nav: Element) =>
  nav.querySelectorAll<HTMLElement>('[data-group] > [aria-expanded="true"]');

/** Returns the focused element of a node's root; `:focus-within` stops at a popover in Chromium. */
export const focusedIn = (node: Element) => (node.getRootNode() as ShadowRoot).activeElement;

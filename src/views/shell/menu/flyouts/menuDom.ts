/** Ids of the groups around a node, from the top down; a group's button lies in its group. */
export function groupsAround(node: Element | null): string[] {
  const ids: string[] = [];
  for (let group = groupOf(node); group; group = groupOf(group.parentElement)) {
    ids.unshift(group.dataset.group ?? '');
  }
  return ids;
}

const groupOf = (node: Element | null | undefined) => node?.closest<HTMLElement>('[data-group]');

/** What can take the focus in a panel or at the top of the menu, without what deeper panels hold. */
export function entriesOf(scope: Element): HTMLElement[] {
  const entries = scope.querySelectorAll<HTMLElement>(':is(a[href], button).menu-item');
  const panel = scope.closest('.flyout');
  return [...entries].filter((entry) => entry.closest('.flyout') === panel);
}

/** The buttons of the open groups, from the top down. */
export const openButtons = (nav: Element) =>
  nav.querySelectorAll<HTMLElement>('[data-group] > [aria-expanded="true"]');

/** What has the focus in the root that a node lies in; Chromium's :focus-within stops at a popover. */
export const focusedIn = (node: Element) => (node.getRootNode() as ShadowRoot).activeElement;

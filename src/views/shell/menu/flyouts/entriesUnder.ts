import type { MenuItem } from '../../../../store/menuItems';

/** What a group's panel holds: its own page first, where it has one, since its button only opens. */
export function entriesUnder(group: MenuItem): MenuItem[] {
  const inner = group.subItems ?? [];
  return group.link
    ? [{ ...group, id: group.id, subItems: undefined, badge: undefined }, ...inner]
    : inner;
}

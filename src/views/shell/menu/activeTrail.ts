import type { MenuItem } from '../../../store/menuItems';

/** Ids from the top of the menu down to the entry whose link leads nearest to the path. */
export function activeTrail(items: MenuItem[], path: string): string[] {
  let best: { trail: string[]; length: number } = { trail: [], length: 0 };
  const visit = (list: MenuItem[], above: string[]) => {
    for (const item of list) {
      const link = item.link?.split('?')[0] ?? '';
      const trail = [...above, item.id];
      const leads = link === path || (link.length > 1 && path.startsWith(`${link}/`));
      if (leads && link.length > best.length) best = { trail, length: link.length };
      if (item.subItems) visit(item.subItems, trail);
    }
  };
  visit(items, []);
  return best.trail;
}

import type { MenuItem } from '../../../store/menu/menuItems';
import { fold } from '../menu/fold';

/** A menu entry with a link, indexed for the search. */
export interface IndexedPage {
  id: string;
  label: string;
  /** Labels of the groups around it, from the top, as one text. */
  groups: string;
  link: string;
  item: MenuItem;
  /** Label, and label with groups, folded for comparison. */
  folded: string;
  foldedAll: string;
}

/** Returns all entries with a link, on every level, in the order of the menu. */
export function indexMenu(items: MenuItem[], label: (item: MenuItem) => string): IndexedPage[] {
  const pages: IndexedPage[] = [];
  const visit = (list: MenuItem[], groups: string) => {
    for (const item of list) {
      const name = label(item);
      if (item.link) {
        const folded = fold(name);
        const foldedAll = groups ? `${fold(groups)} ${folded}` : folded;
        pages.push({ id: item.id, label: name, groups, link: item.link, item, folded, foldedAll });
      }
      if (item.subItems?.length) visit(item.subItems, groups ? `${groups} › ${name}` : name);
    }
  };
  visit(items, '');
  return pages;
}

/**
 * Returns the pages that match a query, best first: the label starts with it, a word of the label starts
 * with it, the label contains it, label and groups contain all of its words.
 */
export function findPages(pages: IndexedPage[], query: string, limit: number): IndexedPage[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/);
  const ranks: IndexedPage[][] = [[], [], [], []];
  for (const page of pages) {
    const { folded, foldedAll } = page;
    if (folded.startsWith(wanted)) ranks[0]?.push(page);
    else if (folded.includes(` ${wanted}`)) ranks[1]?.push(page);
    else if (folded.includes(wanted)) ranks[2]?.push(page);
    else if (words.every((word) => foldedAll.includes(word))) ranks[3]?.push(page);
  }
  return ranks.flat().slice(0, limit);
}

import type { MenuItem } from '../../../store/menu/menuItems';
import { fold } from '../menu/filter/findEntries';

/** An entry of the menu that leads somewhere, ready to be searched. */
export interface Page {
  id: string;
  label: string;
  /** The groups that it lies in, from the top. */
  path: string;
  link: string;
  item: MenuItem;
  /** Label, and label with path, folded. */
  folded: string;
  foldedAll: string;
}

/** All entries with a link, at every depth, in the order of the menu. */
export function indexMenu(items: MenuItem[], label: (item: MenuItem) => string): Page[] {
  const pages: Page[] = [];
  const visit = (list: MenuItem[], path: string) => {
    for (const item of list) {
      const name = label(item);
      if (item.link) {
        const folded = fold(name);
        const foldedAll = path ? `${fold(path)} ${folded}` : folded;
        pages.push({ id: item.id, label: name, path, link: item.link, item, folded, foldedAll });
      }
      if (item.subItems?.length) visit(item.subItems, path ? `${path} › ${name}` : name);
    }
  };
  visit(items, '');
  return pages;
}

/**
 * The pages that a query means, best first: those whose label begins with it, then those where a word
 * does, those that contain it, and those that contain its words anywhere in label or path.
 */
export function findPages(pages: Page[], query: string, most: number): Page[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/);
  const ranks: Page[][] = [[], [], [], []];
  for (const page of pages) {
    const { folded, foldedAll } = page;
    if (folded.startsWith(wanted)) ranks[0]?.push(page);
    else if (folded.includes(` ${wanted}`)) ranks[1]?.push(page);
    else if (folded.includes(wanted)) ranks[2]?.push(page);
    else if (words.every((word) => foldedAll.includes(word))) ranks[3]?.push(page);
  }
  return ranks.flat().slice(0, most);
}

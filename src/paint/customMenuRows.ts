import {
  menuDot,
  menuExternalLink,
  menuGroup,
  menuGroupWithLink,
  menuImage,
  menuLink,
  menuText,
} from 'virtual:prerendered';
import { safeImage } from '../store/browser/page';
import { looksLikeKey, type MenuItem } from '../store/menu/menuItems';
import { hashHref } from '../store/routing/hash';
import { isExternal, linkHref } from '../views/routing/linkHref';
import { lacksIcon } from '../views/shell/menu/icons/lacksIcon';
import { firstRows, LONG_LIST, type Rows } from '../views/shell/menu/virtualList/rows';
import { fill, type Prerendered } from './fill';
import type { PaintInput } from './paintInput';

/** Input of the rows. */
export interface MenuRowsSetup {
  /** English or stored texts by id, for labels that are text ids. */
  texts: PaintInput['texts'];
  /** Items from the first level to the current page. Their groups are painted open. */
  trail: readonly MenuItem[];
  /** `hash-prefix` of the shell. */
  hashPrefix: string;
}

/** Creates the rows of a custom menu from the prerendered templates. */
export function createMenuRows({ texts, trail, hashPrefix }: MenuRowsSetup) {
  const toggles = new WeakMap<Element, () => void>();
  let listCount = 0;

  function appendRows(list: HTMLElement, items: MenuItem[], level: number) {
    const { rows = items.map((_, index) => ({ index, gap: 0 })), after }: Rows =
      items.length > LONG_LIST ? firstRows(items, (item) => trail.includes(item)) : { after: 0 };
    for (const { index, gap } of rows)
      list.append(...spacer(gap), createRow(items[index] as MenuItem, level));
    list.append(...spacer(after));
  }

  function createRow(item: MenuItem, level: number) {
    const row = document.createElement('li');
    const { subItems = [] } = item;
    row.append(createEntry(item, level, subItems.length > 0));
    const button = row.querySelector('button');
    if (!button) return row;
    let sublist: HTMLElement | undefined;
    const toggle = () => {
      sublist?.remove();
      sublist = sublist ? undefined : createSublist(subItems, level + 1);
      button.setAttribute('aria-expanded', `${Boolean(sublist)}`);
      if (sublist) {
        row.append(sublist);
        button.setAttribute('aria-controls', sublist.id);
      } else button.removeAttribute('aria-controls');
    };
    toggles.set(button, toggle);
    if (trail.includes(item)) toggle();
    return row;
  }

  function createEntry(item: MenuItem, level: number, isGroup: boolean) {
    const { link } = item;
    const href = link && linkHref((path) => hashHref(path, hashPrefix), link);
    const create = (template: Prerendered, nested?: Node) =>
      fill(
        template,
        (name) =>
          ({
            label: labelOf(item.label),
            icon: iconOf(item, level),
            href,
            current: item === trail.at(-1) ? 'page' : undefined,
            entry: nested,
          })[name],
      ) as HTMLElement;
    if (isGroup && !link) return create(menuGroup);
    const entry = create(!href ? menuText : isExternal(link) ? menuExternalLink : menuLink);
    return isGroup ? create(menuGroupWithLink, entry) : entry;
  }

  function createSublist(items: MenuItem[], level: number) {
    const list = document.createElement('ul');
    list.className = 'menu';
    list.id = `painted-${++listCount}`;
    list.style.setProperty('--level', `${level}`);
    appendRows(list, items, level);
    return list;
  }

  /** Returns an empty label for a text id whose catalog has not arrived. */
  function labelOf(label: string): string {
    if (Object.hasOwn(texts, label)) return texts[label] as string;
    return looksLikeKey(label) ? '' : label;
  }

  return {
    appendRows,
    /** Opens or closes the group of a button. */
    toggle: (button: Element) => toggles.get(button)?.(),
  };
}

/** Returns the icon of a row, if it has one. A dot keeps the space of an icon that React will load. */
function iconOf(item: MenuItem, level: number): HTMLElement | undefined {
  if (lacksIcon(item, level)) return undefined;
  const image = safeImage(item.iconUrl);
  return fill(image ? menuImage : menuDot, () => image);
}

/** Creates a row with the height of rows that are left out. */
function spacer(height: number): HTMLElement[] {
  if (height <= 0) return [];
  const row = document.createElement('li');
  row.ariaHidden = 'true';
  row.style.height = `${height}px`;
  return [row];
}

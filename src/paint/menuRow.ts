import { safeImage } from '../store/browser/page';
import type { MenuItem } from '../store/menu/menuItem';
import { isExternal } from '../views/routing/linkHref';

interface Row {
  /** How many groups the entry lies in. */
  level: number;
  label: string;
  href: string | undefined;
  current: boolean;
}

/** One entry as `MenuList` draws it, without what needs more than the entry: drawings and badges. */
export function menuRow(item: MenuItem, row: Row): HTMLElement {
  const group = Boolean(item.subItems?.length);
  const face = [...iconOf(item, row.level), make('span', { class: 'menu-label' }, row.label)];
  const attributes = { class: 'menu-item', part: 'menu-item' };
  if (group && !item.link) {
    const button = { ...attributes, type: 'button', 'aria-expanded': 'false' };
    return make('li', {}, make('button', button, ...face));
  }
  const external = isExternal(item.link) && { target: '_blank', rel: 'noopener noreferrer' };
  const link = row.href
    ? { ...attributes, href: row.href, ...(row.current && { 'aria-current': 'page' }), ...external }
    : attributes;
  const entry = make(row.href ? 'a' : 'span', link, ...face);
  if (!group) return make('li', {}, entry);
  const more = { class: 'menu-more', type: 'button', 'aria-expanded': 'false' };
  const button = make('button', { ...more, 'aria-label': row.label });
  return make('li', {}, make('div', { class: 'menu-pair' }, entry, button));
}

/** On the first level a dot keeps the place of a drawing; below, the indent does. */
function iconOf({ icon, iconUrl }: MenuItem, level: number): HTMLElement[] {
  if (level && !icon && !iconUrl) return [];
  const src = safeImage(iconUrl);
  return [src ? make('img', { class: 'icon', src, alt: '' }) : make('span', { class: 'icon dot' })];
}

function make(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

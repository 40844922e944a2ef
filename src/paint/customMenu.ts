import {
  menuDot,
  menuExternalLink,
  menuGroup,
  menuGroupWithLink,
  menuImage,
  menuLink,
  menuText,
} from 'virtual:prerendered';
import { recordedInput } from '../handover/earlyInput';
import { readJsonChildren } from '../handover/jsonChildren';
import { safeImage } from '../store/browser/page';
import { looksLikeKey, type MenuItem } from '../store/menu/menuItems';
import { openTree } from '../store/menu/menuTree';
import { hashHref } from '../store/routing/hash';
import { isAdmin } from '../store/session/userRecord';
import { isExternal, linkHref } from '../views/routing/linkHref';
import { activeTrail } from '../views/shell/menu/activeTrail';
import { isFilterable } from '../views/shell/menu/filter/isFilterable';
import css from '../views/shell/menu/menu.css?inline';
import { firstRows, LONG_LIST, type Rows } from '../views/shell/menu/virtualList/rows';
import { adoptStyles } from '../views/styles/adoptStyles';
import type { Facts } from './facts';
import { fill, type Prerendered } from './fill';
import { replayMenuPresses } from './replayMenuPresses';

/** Height in px that the filter field above a long menu will take. */
const FILTER_HEIGHT = 44;

/** Tells whether the page brings a menu of its own, by property or as a JSON child. */
export const hasCustomMenu = (host: HTMLElement): boolean =>
  Object.hasOwn(host, 'menu') || Boolean(host.querySelector('script[slot="menu"]'));

/**
 * Paints the custom menu of a shell into its frame: the first rows, the branch of the current page open.
 * React renders the same menu in its place (Navigation.tsx). Menus that open in fly-outs are left to React.
 */
export function paintCustomMenu(
  host: HTMLElement,
  facts: Facts,
  path: string,
  prefix: string,
): void {
  const root = host.shadowRoot as ShadowRoot;
  const list = root.querySelector<HTMLElement>('nav > .menu');
  const early = recordedInput(host);
  const menu = Object.hasOwn(host, 'menu')
    ? (host as { menu?: unknown }).menu
    : readJsonChildren(host).menu;
  if (!list || !early?.pending || !Array.isArray(menu) || hasFlyouts(facts)) return;
  const items = openTree(menu, isAdmin(facts.user));
  const trail = activeTrail(items, path.replace(/\?.*/s, ''));
  /** Opens or closes a group, by its button. */
  const toggles = new WeakMap<Element, () => void>();
  let listCount = 0;
  adoptStyles(root, [css]);
  early.stop(list);
  replayMenuPresses(list, facts.attribute('routing') === 'memory', (control) =>
    toggles.get(control)?.(),
  );
  if (isFilterable(items)) list.style.marginTop = `${FILTER_HEIGHT}px`;
  appendRows(list, items, 0);

  function appendRows(to: HTMLElement, all: MenuItem[], level: number) {
    const { rows = all.map((_, index) => ({ index, gap: 0 })), after }: Rows =
      all.length > LONG_LIST ? firstRows(all, (item) => trail.includes(item)) : { after: 0 };
    for (const { index, gap } of rows)
      to.append(...spacer(gap), row(all[index] as MenuItem, level));
    to.append(...spacer(after));
  }

  function row(item: MenuItem, level: number) {
    const node = document.createElement('li');
    const { subItems = [] } = item;
    node.append(entry(item, level, subItems.length > 0));
    const button = node.querySelector('button');
    if (!button) return node;
    let below: HTMLElement | undefined;
    const toggle = () => {
      below?.remove();
      below = below ? undefined : listBelow(subItems, level + 1);
      button.setAttribute('aria-expanded', `${Boolean(below)}`);
      if (below) {
        node.append(below);
        button.setAttribute('aria-controls', below.id);
      } else button.removeAttribute('aria-controls');
    };
    toggles.set(button, toggle);
    if (trail.includes(item)) toggle();
    return node;
  }

  function entry(item: MenuItem, level: number, isGroup: boolean) {
    const { link } = item;
    const href = link && linkHref((to) => hashHref(to, prefix), link);
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
    const made = create(!href ? menuText : isExternal(link) ? menuExternalLink : menuLink);
    return isGroup ? create(menuGroupWithLink, made) : made;
  }

  function listBelow(items: MenuItem[], level: number) {
    const below = document.createElement('ul');
    below.className = 'menu';
    below.id = `painted-${++listCount}`;
    below.style.setProperty('--level', `${level}`);
    appendRows(below, items, level);
    return below;
  }

  /** Keys whose catalog has not arrived stay empty rather than show the key. */
  function labelOf(label: string): string {
    const { texts } = facts;
    if (Object.hasOwn(texts, label)) return texts[label] as string;
    return looksLikeKey(label) ? '' : label;
  }
}

/** On the first level a dot keeps the space of an icon that React will load; below, the indent does. */
function iconOf({ icon, iconUrl }: MenuItem, level: number): HTMLElement | undefined {
  if (level && !icon && !iconUrl) return undefined;
  const image = safeImage(iconUrl);
  return fill(image ? menuImage : menuDot, () => image);
}

function hasFlyouts({ settings, condensed }: Facts): boolean {
  const { layout, sidebar } = settings;
  return layout !== 'vertical' || condensed || sidebar === 'icon' || sidebar === 'compact';
}

/** A row that keeps the space of rows that are not painted. */
function spacer(height: number): HTMLElement[] {
  if (height <= 0) return [];
  const node = document.createElement('li');
  node.ariaHidden = 'true';
  node.style.height = `${height}px`;
  return [node];
}

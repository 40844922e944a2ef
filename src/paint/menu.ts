/**
 * Draws a menu of the integrator's own before React is there: a file of its own, which the autoloader
 * fetches beside the modules. What is drawn stays until React has drawn the same (MenuPreview.tsx).
 */

import { earlyOf } from '../handover/earlyInput';
import { readJsonChildren } from '../handover/jsonChildren';
import type { MenuItem } from '../store/menu/menuItem';
import { openTree } from '../store/menu/menuTree';
import { hashHref } from '../store/routing/hash';
import { isAdmin } from '../store/session/userRecord';
import { linkHref } from '../views/routing/linkHref';
import { activeTrail } from '../views/shell/menu/activeTrail';
import { isLong } from '../views/shell/menu/isLong';
import { looksLikeKey } from '../views/shell/menu/looksLikeKey';
import css from '../views/shell/menu/menu.css?inline';
import { firstRows, LONG_LIST } from '../views/shell/menu/virtualList/rows';
import { adoptStyles } from '../views/styles/adoptStyles';
import type { Facts } from './facts';
import { menuRow } from './menuRow';
import { pressedMeanwhile } from './replayMenuPresses';

/** Fills the painted menu of a shell with its own entries, the branch of the current page open. */
export function draw(host: HTMLElement, facts: Facts, path: string, prefix: string): void {
  const root = host.shadowRoot;
  const list = root?.querySelector<HTMLElement>('nav > .menu');
  const own = 'menu' in host ? host.menu : readJsonChildren(host).menu;
  const early = earlyOf(host);
  if (!list || !early?.pending || !Array.isArray(own) || !isTree(facts)) return;
  const items = openTree(own, isAdmin(facts.user));
  const trail = activeTrail(items, path.replace(/\?.*/s, ''));
  let count = 0;
  /** What opens or closes a group, by its button. */
  const toggles = new WeakMap<Element, () => void>();
  adoptStyles(root as ShadowRoot, [css]);
  early.stop(list);
  pressedMeanwhile(list, facts.attribute('routing') === 'memory', (control) =>
    toggles.get(control)?.(),
  );
  // The place of the field that filters it.
  if (isLong(items)) list.style.marginTop = '44px';
  fill(list, items, 0);

  function fill(to: HTMLElement, all: MenuItem[], level: number) {
    const { rows, after } =
      all.length > LONG_LIST
        ? firstRows(all, (item) => trail.includes(item))
        : { rows: undefined, after: 0 };
    for (const { index, gap } of rows ?? all.map((_, place) => ({ index: place, gap: 0 }))) {
      to.append(...blank(gap), rowOf(all[index] as MenuItem, level));
    }
    to.append(...blank(after));
  }

  function rowOf(item: MenuItem, level: number) {
    const row = menuRow(item, {
      level,
      label: textOf(item.label),
      href: item.link && linkHref((to) => hashHref(to, prefix), item.link),
      current: item === trail.at(-1),
    });
    const button = row.querySelector('button');
    if (!button) return row;
    let below: HTMLElement | undefined;
    const toggle = () => {
      below?.remove();
      below = below ? undefined : listOf(item, level + 1);
      button.ariaExpanded = `${Boolean(below)}`;
      if (below) {
        row.append(below);
        button.setAttribute('aria-controls', below.id);
      } else button.removeAttribute('aria-controls');
    };
    toggles.set(button, toggle);
    if (trail.includes(item)) toggle();
    return row;
  }

  function listOf({ subItems = [] }: MenuItem, level: number) {
    const below = document.createElement('ul');
    below.className = 'menu';
    below.id = `painted-${++count}`;
    below.style.setProperty('--level', `${level}`);
    fill(below, subItems, level);
    return below;
  }

  /** Keys whose catalog has not come yet are left out: a word is worth waiting for. */
  function textOf(label: string): string {
    const { texts } = facts;
    if (Object.hasOwn(texts, label)) return texts[label] ?? '';
    return looksLikeKey(label) ? '' : label;
  }
}

/** Groups that open in panels are left to React. */
function isTree({ settings, condensed }: Facts): boolean {
  const { layout, sidebar } = settings;
  return layout === 'vertical' && !condensed && sidebar !== 'icon' && sidebar !== 'compact';
}

/** Keeps the place of rows that are not drawn. */
function blank(height: number): HTMLElement[] {
  if (height <= 0) return [];
  const gap = document.createElement('li');
  gap.ariaHidden = 'true';
  gap.style.height = `${height}px`;
  return [gap];
}

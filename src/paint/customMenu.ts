import { earlyInputOf } from '../handover/earlyInput';
import { jsonChild, readJsonChildren } from '../handover/jsonChildren';
import { listOf } from '../store/lists/readList';
import { openTree } from '../store/menu/menuTree';
import { accessOf } from '../store/menu/roles';
import { isFilterable } from '../store/menu/walkMenu';
import { activeTrail } from '../views/shell/menu/activeTrail';
import { hasFlyouts } from '../views/shell/menu/flyouts/hasFlyouts';
import css from '../views/shell/menu/menu.css?inline';
import { adoptStyles } from '../views/styles/adoptStyles';
import { createMenuRows } from './customMenuRows';
import type { PaintInput } from './paintInput';
import { recordCustomMenuClicks } from './recordCustomMenuClicks';

/** Height in px that the filter field above a long menu will take. */
const FILTER_HEIGHT = 44;

/** Returns whether the host page sets its own menu, by property or as a JSON child that may not be parsed yet. */
export const hasCustomMenu = (host: HTMLElement): boolean =>
  listOf(menuProperty(host)) !== undefined || jsonChild(host, 'menu') !== null;

/**
 * Paints the custom menu of a shell into its frame, with the branch of the current page open. React
 * renders the same menu in its place (Navigation.tsx). Menus that open in fly-outs are left to React.
 */
export function paintCustomMenu(
  host: HTMLElement,
  input: PaintInput,
  location: string,
  hashPrefix: string,
): void {
  const root = host.shadowRoot as ShadowRoot;
  const list = root.querySelector<HTMLElement>('nav > .menu');
  const early = earlyInputOf(host);
  const menu = listOf(menuProperty(host) ?? readJsonChildren(host).menu);
  if (!list || !early?.pending || !menu || hasFlyouts(input)) return;
  const items = openTree(menu, accessOf(input.user, input.areas));
  const trail = activeTrail(items, location);
  const { appendRows, toggle } = createMenuRows({ texts: input.texts, trail, hashPrefix });
  adoptStyles(root, [css]);
  early.stop(list);
  recordCustomMenuClicks(list, input.attribute('routing') === 'memory', toggle);
  if (isFilterable(items)) list.style.marginTop = `${FILTER_HEIGHT}px`;
  appendRows(list, items, 0);
}

/** Returns the property that the host page has set before the element is defined. */
const menuProperty = (host: HTMLElement): unknown =>
  Object.hasOwn(host, 'menu') ? Reflect.get(host, 'menu') : undefined;

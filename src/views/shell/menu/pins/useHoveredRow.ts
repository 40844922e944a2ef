import { useEffect, useState } from 'react';
import type { TreeItem } from '../../../../store/menu/menuTree';
import { walkMenu } from '../../../../store/menu/walkMenu';
import { useElementContext } from '../../../element/elementContext';
import { scaleOf } from '../../../kit/geometry';
import type { MenuModel } from '../useMenu';

/** Time that the mouse rests on a row before it counts: a mouse that passes over renders nothing. */
const REST_DELAY_MS = 120;

/** The row under the mouse: its link, and its box in the menu in px. */
export interface HoveredRow {
  link: string;
  label: string;
  box: { top: number; left: number; width: number; height: number };
}

/** Entries of the menu with their addresses. */
export type ListedPages = Pick<MenuModel, 'items' | 'actions'>;

/** Returns the row of the menu that the mouse rests on; undefined for groups without a page. */
export function useHoveredRow({ items, actions }: ListedPages): HoveredRow | undefined {
  const { host } = useElementContext();
  const [row, setRow] = useState<HoveredRow>();
  useEffect(() => {
    const menu = host.shadowRoot?.querySelector<HTMLElement>('.sidebar');
    if (!menu) return;
    const update = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target.closest('.row-pin')) return;
      const entry = target.closest<HTMLAnchorElement>('a.menu-item');
      const link = entry && linkOf(items, actions, entry.getAttribute('href'));
      const label = entry?.querySelector('.menu-label')?.textContent ?? '';
      setRow(link ? { link, label, box: boxOf(entry, menu) } : undefined);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (target: EventTarget | null) => {
      clearTimeout(timer);
      timer = setTimeout(update, REST_DELAY_MS, target);
    };
    const listeners = new AbortController();
    menu.addEventListener('pointerover', ({ target }) => rest(target), listeners);
    menu.addEventListener(
      'pointerleave',
      () => {
        clearTimeout(timer);
        setRow(undefined);
      },
      listeners,
    );
    rest(menu.querySelector('a.menu-item:hover'));
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [host, items, actions]);
  return row;
}

/** Returns the link of the entry with an address. */
function linkOf(
  items: TreeItem[],
  actions: MenuModel['actions'],
  href: string | null,
): string | undefined {
  let found: string | undefined;
  walkMenu(items, ({ link }) => {
    if (typeof link !== 'string' || actions.href(link) !== href) return;
    found = link;
    return 'stop';
  });
  return found;
}

function boxOf(entry: HTMLElement, menu: HTMLElement): HoveredRow['box'] {
  const [inner, outer] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  const scale = scaleOf(menu);
  return {
    top: (inner.top - outer.top) / scale + menu.scrollTop - menu.clientTop,
    left: (inner.left - outer.left) / scale + menu.scrollLeft - menu.clientLeft,
    width: inner.width / scale,
    height: inner.height / scale,
  };
}

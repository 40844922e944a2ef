import { useEffect } from 'react';
import {
  MENU_SCROLL_DELAY_MS,
  MENU_SCROLL_EXTRA_PX,
  MENU_SCROLL_THRESHOLD_PX,
} from '../../../constants';
import { useElementContext } from '../../element/elementContext';
import { scaleOf } from '../../kit/geometry';

/** The row of the current page, or of the closed group around it whose entries open in a fly-out. */
const CURRENT_ROW = '.sidebar :is([aria-current="page"], [data-branch="current"])';

/**
 * Scrolls the menu after a route change if the active item is far down.
 * @param active id of that item
 */
export function useMenuScroll(path: string, active: string | undefined): void {
  const { host } = useElementContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again after each navigation
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => {
      const item = host.shadowRoot?.querySelector(CURRENT_ROW);
      const menu = item?.closest<HTMLElement>('.sidebar');
      if (!item || !menu) return;
      const { top } = menu.getBoundingClientRect();
      const below = (item.getBoundingClientRect().top - top) / scaleOf(menu) + menu.scrollTop;
      if (below > MENU_SCROLL_THRESHOLD_PX) {
        menu.scrollTop = below - MENU_SCROLL_THRESHOLD_PX + MENU_SCROLL_EXTRA_PX;
      }
    }, MENU_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [host, path, active]);
}

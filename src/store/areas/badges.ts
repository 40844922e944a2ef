import { warnOnce } from '../browser/warnOnce';
import { shownText, textOf } from '../lists/readList';
import type { AreaBadge, AreaStore } from './areaStore';

/** Sets the badge of an area's menu entry. Without a text the badge of the menu is shown again. */
export function setBadge(areaStore: AreaStore, area: string, badge: unknown): void {
  if (badge != null && typeof badge !== 'object') {
    warnOnce('setBadge() needs { variant, text }, or undefined to remove the badge.');
  }
  const { variant, text } = Object(badge) as Partial<AreaBadge>;
  const shown = shownText(text);
  const next =
    shown === undefined ? undefined : { variant: textOf(variant) ?? 'accent', text: shown };
  areaStore.setState(({ badges }) => ({ badges: { ...badges, [area]: next } }));
}

import { listOf, readList, textOf } from '../lists/readList';
import type { ShownHighlight } from './areaStore';

/** Number of links that an area may show on the dashboard. */
const MAX_HIGHLIGHTS = 5;

/**
 * Returns the valid links of an area for the dashboard, at most five. Entries without a link are dropped.
 * @param from name of the area, to show whose links they are
 */
export function readHighlights(input: unknown, from?: string): ShownHighlight[] {
  const create = (_id: string, label: string, { link, text, state }: Record<string, unknown>) => {
    const target = textOf(link);
    if (!target) return undefined;
    return { label, link: target, text: textOf(text), state: textOf(state), from };
  };
  // One by one: they have no ids, and two may have the same label.
  const links = (listOf(input) ?? []).flatMap((link) => readList([link], 'label', create));
  return links.slice(0, MAX_HIGHLIGHTS);
}

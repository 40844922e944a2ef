import { MAX_TEXT_LENGTH } from '../../constants';
import { warnOnce } from '../browser/warnOnce';

/** Returns a text, or a number as text; undefined for blank texts and other values. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value : undefined;
}

/** Returns a text to show, as `textOf` does, cut if it is too long. */
export const shownText = (value: unknown): string | undefined =>
  textOf(value)?.slice(0, MAX_TEXT_LENGTH);

/** Maximum number of entries of a list. A longer one is a mistake, such as a sparse array. */
const MAX_ENTRIES = 100_000;

/** Returns a list of the host page, cut if it is too long; undefined for anything else. Never throws. */
export function listOf(input: unknown): unknown[] | undefined {
  try {
    if (!Array.isArray(input)) return undefined;
    return input.length > MAX_ENTRIES ? input.slice(0, MAX_ENTRIES) : input;
  } catch {
    // A Proxy that is revoked, or throws.
    return undefined;
  }
}

/** Maximum number of entries that a popup shows. The browser takes a second to lay out a thousand. */
const MAX_POPUP_ENTRIES = 200;

/** Returns the list of a popup, cut with a warning if it is too long. Other values stay as they are. */
export function popupList(input: unknown, property: string): unknown {
  const list = listOf(input);
  if (!list || list.length <= MAX_POPUP_ENTRIES) return input;
  warnOnce(`${property} has ${list.length} entries; the first ${MAX_POPUP_ENTRIES} are shown.`);
  return list.slice(0, MAX_POPUP_ENTRIES);
}

/**
 * Reads a list from the host page: entries with a name and a unique id, which defaults to the name. Never
 * throws: invalid, unreadable and duplicate entries are dropped.
 * @param property name of the property, to warn about values that are no list and about duplicate ids
 */
export function readList<Entry>(
  input: unknown,
  nameKey: 'label' | 'title',
  create: (id: string, name: string, fields: Record<string, unknown>) => Entry | undefined,
  property?: string,
): Entry[] {
  const ids = new Set<string>();
  const list = listOf(input);
  if (property && input && !list) warnOnce(`${property} must be an array; it is ignored.`);
  return (list ?? []).flatMap((raw: unknown) => {
    try {
      const fields = Object(raw) as Record<string, unknown>;
      const name = shownText(fields[nameKey]) ?? shownText(fields.id);
      const id = textOf(fields.id) ?? name;
      if (!name || !id) return [];
      if (ids.has(id)) {
        if (property)
          warnOnce(`${property} has entries with the same id; only the first is shown.`);
        return [];
      }
      const entry = create(id, name, fields);
      if (!entry) return [];
      ids.add(id);
      return [entry];
    } catch {
      // A getter of the host page threw.
      return [];
    }
  });
}

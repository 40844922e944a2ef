import { MAX_TEXT_LENGTH } from '../../../constants';
import type { Highlight } from '../../../store/areas/areaTypes';
import { parseUrl } from '../../../store/browser/page';
import type { Command } from '../../../store/lists/commands';
import { isPath } from '../../../store/routing/paths';

/*
 * A framed page of another origin may run in a process of its own: without limits, a message of millions of
 * characters would freeze the host page, but not the sender. For the same reason the fields of a message are
 * looked up by name and never listed: a text has one for each character.
 */

/** Maximum length of a path in characters. */
export const MAX_PATH_LENGTH = 8000;
/** Maximum length in characters of the id and each text of a command, and of each text of a highlight. */
const MAX_LABEL_LENGTH = 200;
/** Maximum number of commands, of highlights, and of keywords of a command. */
const MAX_LIST_ENTRIES = 50;

/** Calls the handlers whose names a message contains. */
export function dispatchMessage(
  handlers: ReadonlyMap<string, (value: unknown) => void>,
  message: unknown,
): void {
  const fields = readFields(message);
  for (const [name, handle] of handlers) if (Object.hasOwn(fields, name)) handle(fields[name]);
}

/** Returns a value as an object, so that its fields can be read safely. */
export const readFields = (value: unknown) => Object(value) as Record<string, unknown>;

/** Returns the text of a message, without bidi controls and cut to the limit; undefined for other values. */
export const readText = (value: unknown) =>
  typeof value === 'string' ? removeBidiControls(value.slice(0, MAX_TEXT_LENGTH)) : undefined;

/** Returns the commands of a message. `run` is called with the id of a command that the user chooses. */
export function limitCommands(list: unknown, run: (id: string) => unknown): Command[] {
  return limitList(list).flatMap((entry) => {
    const { id, label, icon, keywords } = readFields(entry);
    if (isLonger(id, MAX_LABEL_LENGTH)) return [];
    const words = Array.isArray(keywords) ? limitList(keywords).map(cut) : cut(keywords);
    const texts = { label: cut(label), icon: cut(icon), keywords: words };
    // An entry without a label shows its id.
    return { ...texts, id: cut(id), run: () => run(String(id)) } as Command;
  });
}

/**
 * Returns the highlights of a message. The shell checks their fields.
 * @param origin origin of a page of another origin: it may link to itself and into the shell only
 */
export const limitHighlights = (list: unknown, origin?: string) =>
  limitList(list).flatMap((entry) => {
    const { link, label, text, state } = readFields(entry);
    const target = origin === undefined ? link : ownLink(origin, link);
    if (target === undefined || isLonger(target, MAX_PATH_LENGTH)) return [];
    return { link: target, label: cut(label), text: cut(text), state: cut(state) } as Highlight;
  });

/** Returns a path of the shell unchanged, and an address of this origin completely; undefined for others. */
function ownLink(origin: string, link: unknown): string | undefined {
  if (typeof link !== 'string') return undefined;
  if (isPath(link)) return link;
  // Without slashes, `https:a.example` would be relative to the host page.
  const url = parseUrl(link);
  return url?.origin === origin ? url.href : undefined;
}

const isLonger = (value: unknown, length: number) =>
  typeof value === 'string' && value.length > length;

const limitList = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.slice(0, MAX_LIST_ENTRIES) : [];

/** Removes bidi controls and cuts a text. Entries with a longer id or link are dropped: cut, these would mean something else. */
const cut = (value: unknown) =>
  typeof value === 'string' ? removeBidiControls(value.slice(0, MAX_LABEL_LENGTH)) : value;

/** Removes the characters that change the direction of text: a label could read as another one. */
const removeBidiControls = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

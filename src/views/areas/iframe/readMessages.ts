import type { Highlight } from '../../../store/areas/areaSources';
import type { Command } from '../../../store/lists/commands';

/*
 * A framed page of another origin may run in a process of its own: without limits, a message of millions of
 * characters would freeze the host page, but not the sender.
 */

/** Maximum length of a path in characters. */
export const MAX_PATH_LENGTH = 8000;
/** Maximum length of a text in characters. */
const MAX_TEXT_LENGTH = 1000;
/** Maximum length in characters of each text of a command or a highlight. */
const MAX_LABEL_LENGTH = 200;
/** Maximum number of commands, and of highlights. */
const MAX_LIST_ENTRIES = 50;

/** Returns a value as an object, so that its fields can be read safely. */
export const readFields = (value: unknown) => Object(value) as Record<string, unknown>;

/** Returns the text of a message, cut to the limit; undefined for other values. */
export const readText = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : undefined;

/** Returns the commands of a message. `run` is called with the id of a command that the user chooses. */
export function readCommands(list: unknown, run: (id: string) => void): Command[] {
  return readList(list).map((entry) => {
    const { id, label, icon, keywords } = cutTexts(entry);
    const command = { id, label, icon, keywords } as Omit<Command, 'run'>;
    return { ...command, run: () => run(String(id)) };
  });
}

/** Returns the highlights of a message. The shell checks their fields. */
export const readHighlights = (list: unknown) =>
  readList(list).map(cutTexts) as unknown as Highlight[];

const readList = (list: unknown) => (Array.isArray(list) ? list.slice(0, MAX_LIST_ENTRIES) : []);

/** Cuts the texts of an entry. Its id and link stay as they are: cut, they would mean something else. */
function cutTexts(entry: unknown): Record<string, unknown> {
  const { id, link, ...texts } = readFields(entry);
  const cut = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, MAX_LABEL_LENGTH) : value,
  ]);
  return { id, link, ...Object.fromEntries(cut) };
}

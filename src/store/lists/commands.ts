import { warnOnce } from '../browser/warnOnce';
import { readList, textOf } from './readList';

/** A command of the search palette, from the property `commands` or from an area. */
export interface Command {
  /** Unique in the list. */
  id: string;
  /** Translation key or plain text. */
  label: string;
  /** Lucide name. */
  icon?: string;
  /** Further words that find the command. */
  keywords?: string | readonly string[];
  /** Called when the user chooses the command. May return a promise. */
  run(): unknown;
}

/** A validated command; `keywords` is one text. */
export type CommandEntry = Omit<Command, 'keywords'> & { keywords: string };

/** Returns the valid entries of a list of commands. Warns about entries without a function `run` and drops them. */
export function readCommands(input: unknown): CommandEntry[] {
  return readList(
    input,
    'label',
    (id, label, fields) => {
      const { icon, keywords, run } = fields;
      if (typeof run !== 'function') {
        warnOnce('a command needs { id, label, run }, with a function "run"; it is dropped.');
        return undefined;
      }
      const words = Array.isArray(keywords) ? keywords.map(textOf).join(' ') : textOf(keywords);
      // Called as a method, since `run` may use `this`.
      const call = () => run.call(fields);
      return { id, label, icon: textOf(icon), keywords: words ?? '', run: call };
    },
    'commands',
  );
}

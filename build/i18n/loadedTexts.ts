import { readPart } from './catalogs';
import { closureOf, readImports } from './imports';

const ROOTS = ['entries/account.ts', 'entries/shell.ts', 'entries/pickers.ts'];
/**
 * Parts that are always loaded first: the first paint has its own, the core chunk has `account`.
 */
const ALWAYS = ['firstPaint', 'account'];
const PART = /^locales\/en\/(\w+)\.json$/;

/** A chunk and its texts. */
export interface TextChunk {
  /** Module that the chunk is loaded for. */
  entry: string;
  /** Modules of the chunk. */
  files: Set<string>;
  /** Ids of the texts that are loaded with the chunk or before it. */
  ids: Set<string>;
}

/**
 * Follows the imports from the entries of the bundle: a chunk has the texts of the JSON files that
 * it imports, and those that all of its importing chunks share.
 */
export function readTextChunks(): TextChunk[] {
  const imports = readImports();
  const lazy = new Set([...imports.values()].flatMap((one) => one.dynamic));
  const closures = new Map(
    [...ROOTS, ...lazy].map((entry) => [entry, closureOf(entry, imports)] as const),
  );
  const known = new Map<string, Set<string>>();

  function partsOf(entry: string): Set<string> {
    const present = known.get(entry);
    if (present) return present;
    const own = [...(closures.get(entry) ?? [])].flatMap((file) => PART.exec(file)?.[1] ?? []);
    const parts = new Set([...ALWAYS, ...own]);
    known.set(entry, parts);
    if (ROOTS.includes(entry)) return parts;
    const loaders = [...closures].filter(
      ([other, files]) =>
        other !== entry && [...files].some((file) => imports.get(file)?.dynamic.includes(entry)),
    );
    const [first, ...others] = loaders.map(([other]) => partsOf(other));
    for (const part of first ?? []) {
      if (others.every((one) => one.has(part))) parts.add(part);
    }
    return parts;
  }

  return [...closures].map(([entry, files]) => ({
    entry,
    files,
    ids: new Set([...partsOf(entry)].flatMap((part) => Object.keys(readPart(part)))),
  }));
}

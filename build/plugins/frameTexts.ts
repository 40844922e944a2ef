import { readdir, readFile } from 'node:fs/promises';

const FRAME = new URL('../../src/views/frame/', import.meta.url);
const LOCALES = new URL('../../src/locales/', import.meta.url);
/** Texts the first paint picks by a name it computes. */
const COMPUTED = /^(menu|loader)\./;

/** The texts that the first paint needs, in every language: those that `views/frame` names. */
export async function frameTexts(): Promise<Record<string, Record<string, string>>> {
  const ids = new Set<string>();
  for (const file of await readdir(FRAME)) {
    const code = await readFile(new URL(file, FRAME), 'utf8');
    for (const [, id] of code.matchAll(/'([a-z][A-Za-z]*(?:\.[A-Za-z0-9]+)*)'/g)) ids.add(id ?? '');
  }
  const texts: Record<string, Record<string, string>> = {};
  for (const file of await readdir(LOCALES)) {
    if (!file.endsWith('.json')) continue;
    const catalog = Object.entries<string>(
      JSON.parse(await readFile(new URL(file, LOCALES), 'utf8')),
    );
    texts[file.slice(0, -5)] = Object.fromEntries(
      catalog.filter(([id]) => ids.has(id) || COMPUTED.test(id)),
    );
  }
  return texts;
}

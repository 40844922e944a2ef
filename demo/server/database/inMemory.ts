import type { PGlite } from '@electric-sql/pglite';
import { keepBlank, readBlank } from './blankDatabase';

let blank: Promise<Blob | undefined> | undefined;
const emptied: PGlite[] = [];

/**
 * Returns a blank database in memory. The first one takes seconds to set up, so later ones are copies of it, and
 * emptied ones are used again.
 */
export async function takePglite(): Promise<PGlite> {
  const used = emptied.pop();
  if (used) return used;
  const { PGlite } = await import('@electric-sql/pglite');
  blank ??= readBlank();
  const copy = await blank;
  if (copy) return PGlite.create({ loadDataDir: copy });
  const first = await PGlite.create();
  const dumped = first.dumpDataDir('none');
  blank = dumped;
  await keepBlank(await dumped);
  return first;
}

/** Empties a database, so that takePglite can return it again. */
export async function emptyPglite(client: PGlite): Promise<void> {
  await client.exec('drop schema public cascade; create schema public');
  emptied.push(client);
}

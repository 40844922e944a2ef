import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** File of the blank database that test runs share (vitest.config.ts); empty outside of tests. */
const FILE = process.env.BLANK_DATABASE;

/** Returns the blank database that an earlier test run has kept, or undefined. */
export async function readBlank(): Promise<Blob | undefined> {
  const bytes = FILE && (await readFile(FILE).catch(() => undefined));
  return bytes ? new Blob([bytes]) : undefined;
}

/** Returns the blank database for a folder that does not exist yet: unpacking it is faster than setting one up. */
export async function blankFor(folder: string): Promise<Blob | undefined> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists ? undefined : readBlank();
}

/** Keeps a blank database for later test runs. */
export async function keepBlank(data: Blob): Promise<void> {
  if (!FILE) return;
  await mkdir(dirname(FILE), { recursive: true });
  // Renamed when complete, since other processes read it.
  const part = `${FILE}.${process.pid}`;
  await writeFile(part, Buffer.from(await data.arrayBuffer()));
  await rename(part, FILE);
}

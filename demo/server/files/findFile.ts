import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** A file below a served folder, or a folder whose address lacks its last slash. */
export type Found = { file: string; size: number; changed: number } | { folder: true };

/**
 * Finds what an address means below a folder: its file, or the `index.html` of a folder. Nothing
 * outside the folder is found, not by dots, encoded slashes or a link; nor are hidden files.
 * @param path the rest of the URL path, still percent-encoded
 */
export async function findFile(root: string, path: string): Promise<Found | undefined> {
  const segments = safeSegments(path);
  if (!segments) return undefined;
  const wantsIndex = segments.at(-1) === '';
  const target = join(resolve(root), ...segments, wantsIndex ? 'index.html' : '');
  try {
    const [real, realRoot] = await Promise.all([realpath(target), realpath(root)]);
    if (!real.startsWith(realRoot + sep)) return undefined;
    const facts = await stat(real);
    if (facts.isDirectory()) return wantsIndex ? undefined : { folder: true };
    if (!facts.isFile()) return undefined;
    return { file: real, size: facts.size, changed: facts.mtimeMs };
  } catch {
    // Missing, or no right to read it: both are "not found" to a visitor.
    return undefined;
  }
}

/** The decoded segments, or undefined where one is not a plain name; an empty one only at the end. */
function safeSegments(path: string): string[] | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    const last = segments.length - 1;
    const safe = segments.every(
      (name, position) =>
        (name !== '' || position === last) && !name.startsWith('.') && !/[/\\:\0]/.test(name),
    );
    return safe ? segments : undefined;
  } catch {
    return undefined;
  }
}

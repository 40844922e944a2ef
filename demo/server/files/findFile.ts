import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** A file below a served folder, or a folder that was requested without its last slash. */
export type Found = { file: string; size: number; changed: number } | { folder: true };

/**
 * Finds the file of a URL path below a folder, or the `index.html` of a subfolder. Does not find hidden
 * files, or files outside the folder by dots, encoded slashes or links.
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
    // Missing or not readable: both are answered as "not found".
    return undefined;
  }
}

/** Returns the decoded segments; undefined if one is not a plain name, or empty before the end. */
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

import { type CompressedFile, compressFile } from './compressedFile';

/** A file that was found on disk. */
interface FileFacts {
  file: string;
  size: number;
  changed: number;
}

/** Errors of files that vanished meanwhile or cannot be read. */
const UNREADABLE = new Set(['ENOENT', 'EACCES']);

/**
 * Creates a cache of compressed files, which are read again when they change on disk. A file that cannot be
 * read is undefined, and is tried again at the next request.
 */
export function createFileCache() {
  const files = new Map<string, { stamp: string; compressed: Promise<CompressedFile> }>();
  return async ({ file, size, changed }: FileFacts): Promise<CompressedFile | undefined> => {
    const stamp = `${size} ${changed}`;
    const cached = files.get(file);
    const used = cached?.stamp === stamp ? cached : { stamp, compressed: compressFile(file) };
    files.set(file, used);
    try {
      return await used.compressed;
    } catch (error) {
      if (files.get(file) === used) files.delete(file);
      if (UNREADABLE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  };
}

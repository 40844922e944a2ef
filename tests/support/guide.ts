import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll } from 'vitest';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const BLOCK = /^```([a-z]+)(?: +file=(\S+))? *\n(.*?\n)^```$/gms;

/** A fenced block of code in a guide. */
export interface GuideBlock {
  /** The first word of its info string: `js`, `html`, `ts`, `json`. */
  language: string;
  /** Path of the file with slashes; undefined if the block is not a complete file. */
  file: string | undefined;
  /** Text of the block with its final line break. */
  code: string;
}

/**
 * Returns the blocks of a guide in `docs/` in order. A block that is a complete file names it in
 * its info string, which the rendered page hides: the text above it names the file for readers.
 *
 * ```js file=site.js
 */
export function guideBlocks(guide: string): GuideBlock[] {
  const text = readFileSync(path.join(DOCS, guide), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, language = '', file, code = '']) => ({
    language,
    file,
    code,
  }));
}

/**
 * Returns the complete files of a guide: name to code.
 * @throws Error if two blocks have the same name, because it is unclear which one applies
 */
export function guideFiles(guide: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { file, code } of guideBlocks(guide)) {
    if (!file) continue;
    if (file in files) throw new Error(`${guide} has two blocks that are ${file}.`);
    files[file] = code;
  }
  return files;
}

/**
 * Writes the complete files of a guide into a folder that exists during the tests of a file, to be
 * served: `startOffice({ folders: { '/guide/': guideFolder('areas.md') } })`. A `.ts` file is also
 * written as the `.js` that a bundler makes of it.
 * @param more files added to those of the guide or replacing them
 * @returns the folder's path
 */
export function guideFolder(guide: string, more: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, code] of Object.entries({ ...guideFiles(guide), ...more })) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
    if (/\.tsx?$/.test(file)) {
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      const { code: script } = transformSync(code, { loader, jsx: 'automatic' });
      writeFileSync(target.replace(/\.tsx?$/, '.js'), script);
    }
  }
  return folder;
}

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
  /** The file that it is, a path with slashes; undefined where the block is no whole file. */
  file: string | undefined;
  /** As it stands in the guide, with the line break at its end. */
  code: string;
}

/**
 * The blocks of a guide in `docs/`, in their order. A block that is a whole file names it in its info
 * string, where readers of the rendered page do not see it: the text above says it to them.
 *
 *     ```js file=site.js
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
 * The whole files of a guide: name to code.
 * @throws where two blocks have one name: a guide that shows a file twice leaves open which one holds
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
 * Puts the whole files of a guide into a folder that lasts for the tests of a file, to be served:
 * `startOffice({ folders: { '/guide/': guideFolder('areas.md') } })`. A `.ts` file lies there as the
 * `.js` that a bundler makes of it too.
 * @param more files beside those of the guide, or instead of them
 * @returns the folder's path
 */
export function guideFolder(guide: string, more: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, code] of Object.entries({ ...guideFiles(guide), ...more })) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, code);
    if (/\.tsx?$/.test(file)) {
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      const { code: script } = transformSync(code, { loader, jsx: 'automatic' });
      writeFileSync(place.replace(/\.tsx?$/, '.js'), script);
    }
  }
  return folder;
}

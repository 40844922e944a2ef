import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Example } from './example';
import { finished, npm } from './programs';

/** File, line and text of an error, as tsc, vue-tsc, ngc and svelte-check print it. */
const ERROR = /(?<=^|["/])([\w.-]+\.(?:tsx?|vue|svelte))"?[(: ](\d+)[,:]\d+\)?(.*)/gm;

const SETTINGS = { extends: '../tsconfig.json', include: ['.', '../src/**/*.d.ts'] };

/**
 * Checks files with the settings of an installed example, in a separate folder.
 * @param checker the command; its last argument will be the path of the settings
 * @returns errors such as `Page.vue:7 Type 'number' …`
 */
export async function errorsIn(
  example: Example,
  checker: string[],
  files: Record<string, string>,
): Promise<string[]> {
  const folder = path.join(example.folder, 'checked');
  await mkdir(folder);
  try {
    const settings = { 'tsconfig.json': JSON.stringify(SETTINGS) };
    for (const [file, code] of Object.entries({ ...files, ...settings }))
      await writeFile(path.join(folder, file), code);
    const command = ['exec', '--', ...checker, 'checked/tsconfig.json'];
    const output = await finished(npm(example.folder, {}, command)).then(
      () => '',
      (error: Error) => stripVTControlCharacters(error.message),
    );
    const errors = [...output.matchAll(ERROR)].map(
      ([, file, line, text]) => `${file}:${line}${text}`,
    );
    if (output && errors.length === 0) throw new Error(output);
    return errors;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the lines of a file that contain `wrong`, such as `Page.vue:7`. */
export function wrongPlaces(file: string, code: string): string[] {
  return code
    .split('\n')
    .flatMap((line, index) => (line.includes('wrong') ? `${file}:${index + 1}` : []));
}

/** Returns the places of errors. */
export function placesOf(errors: string[]): string[] {
  return [...new Set(errors.map((error) => /^[^:]+:\d+/.exec(error)?.[0] ?? error))];
}

import { writeFile } from 'node:fs/promises';
import { build } from 'tsup';
import { frameworkTypes } from '../interface/frameworkTypes';
import { beside } from './shared';

/** The elements that can be imported individually, and their classes. */
const ELEMENTS = { shell: 'BackofficeShell', login: 'BackofficeLogin', reset: 'BackofficeReset' };

const TYPES = [
  'AreaContext',
  'AreaModule',
  'AreaSource',
  'AuthProvider',
  'BackofficeEventMap',
  'MenuItem',
  'UserRecord',
];

/** Both pickers share one entry and nearly all their code. */
const PICKERS = ['BackofficeDatePicker', 'BackofficeTimePicker'];

/** Single files that build/finish writes; imported for their side effects. */
const FILES = ['loader', 'standalone'];

/**
 * Writes the entries for npm: the modules of the autoloader, with the parts it would add; `index`
 * for all elements, and a file for each. For Node, which has no elements, each entry has a
 * counterpart in `npm/node`.
 */
export async function writeNpmEntries(): Promise<void> {
  await write(
    'index.js',
    ['frame', 'account', 'shell', 'pickers'].map((part) => `export * from './${part}.js';`),
  );
  await writeTwin('index', '../../index.js', ['ApiError', ...Object.values(ELEMENTS), ...PICKERS]);
  await writeTwin('define', '../../define.js', ['ApiError', 'defineBackofficeElements']);
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const module = name === 'shell' ? 'shell' : 'account';
    await write(`npm/${name}.js`, [
      `export * from '../frame.js';`,
      `export { ${element} } from '../${module}.js';`,
    ]);
    const types = TYPES.map((type) => `type ${type}`).join(', ');
    await write(`npm/${name}.d.ts`, [
      `export { ApiError, ${element}, ${types} } from '../index.js';`,
    ]);
    await writeTwin(name, `../${name}.js`, ['ApiError', element]);
  }
  await write('npm/pickers.js', [
    `export * from '../frame.js';`,
    `export { ${PICKERS.join(', ')} } from '../pickers.js';`,
  ]);
  await write('npm/pickers.d.ts', [
    `export { ApiError, ${PICKERS.join(', ')} } from '../index.js';`,
  ]);
  await writeTwin('pickers', '../pickers.js', ['ApiError', ...PICKERS]);
  for (const name of FILES) {
    await write(`npm/${name}.d.ts`, ['export {};']);
    await writeTwin(name, `../${name}.js`, []);
  }
  await write('npm/types.js', ['export {};']);
  for (const [name, text] of Object.entries(frameworkTypes()))
    await write(`npm/${name}.d.ts`, [text]);
  await build({
    ...beside,
    sourcemap: false,
    entry: { area: 'src/entries/area.ts', 'npm/node/without-dom': 'src/entries/withoutDom.ts' },
    format: 'esm',
    splitting: false,
  });
}

/**
 * Writes the module for Node; it loads the real one if there is a DOM, as in tests with happy-dom.
 */
async function writeTwin(name: string, real: string, names: readonly string[]): Promise<void> {
  await write(`npm/node/${name}.js`, [
    `import * as withoutDom from './without-dom.js';`,
    `const found = typeof HTMLElement === 'undefined' ? withoutDom : await import('${real}');`,
    ...(names.length === 0 ? ['export {};'] : []),
    ...names.map((one) => `export const ${one} = found.${one};`),
  ]);
}

function write(file: string, lines: readonly string[]): Promise<void> {
  return writeFile(`dist/${file}`, `${lines.join('\n')}\n`);
}

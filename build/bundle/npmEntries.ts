import { writeFile } from 'node:fs/promises';
import { build } from 'tsup';
import { LANGUAGES } from '../../src/store/language/languageChoice';
import { type ElementDescription, elements } from '../interface/description';
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

/** First lines of an entry in `npm`: catalogs and first paint, which the loader adds for script tags. */
const FRAME = [`import './catalogs.js';`, `export { ApiError } from '../frame.js';`];

/** Single files that build/finish writes; imported for their side effects. */
const FILES = ['loader', 'standalone'];

/**
 * Writes the entries for npm: the modules of the autoloader, with the parts it would add; `index`
 * for all elements, and a file for each. For Node, which has no elements, each entry has a
 * counterpart in `npm/node`.
 */
export async function writeNpmEntries(): Promise<void> {
  await writeCatalogImports();
  await write('index.js', [
    `import './npm/catalogs.js';`,
    `export { ApiError } from './frame.js';`,
    ...['account', 'shell', 'pickers'].map((part) => `export * from './${part}.js';`),
  ]);
  await writeTwin('index', '../../index.js', ['ApiError', ...Object.values(ELEMENTS), ...PICKERS]);
  await write('npm/pure/define.js', [
    `import '../catalogs.js';`,
    `export { ApiError, defineBackofficeElements } from '../../define.js';`,
  ]);
  await writeTwin('define', '../pure/define.js', ['ApiError', 'defineBackofficeElements']);
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const module = name === 'shell' ? 'shell' : 'account';
    await write(`npm/${name}.js`, [...FRAME, `export { ${element} } from '../${module}.js';`]);
    const types = TYPES.map((type) => `type ${type}`).join(', ');
    await write(`npm/${name}.d.ts`, [
      `export { ApiError, ${element}, ${types} } from '../index.js';`,
    ]);
    await writeTwin(name, `../${name}.js`, ['ApiError', element]);
  }
  await write('npm/pickers.js', [
    ...FRAME,
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
  await writeReactEntry();
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
    // No top-level await: `require()` refuses it.
    `import { createRequire } from 'node:module';`,
    `import * as withoutDom from './without-dom.js';`,
    `const load = createRequire(import.meta.url);`,
    `const found = typeof HTMLElement === 'undefined' ? withoutDom : load('${real}');`,
    ...(names.length === 0 ? ['export {};'] : []),
    ...names.map((one) => `export const ${one} = found.${one};`),
  ]);
}

/** Writes the module that lets bundlers find the built-in catalogs. English is in the chunks. */
async function writeCatalogImports(): Promise<void> {
  const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en');
  await write('npm/catalogs.js', [
    `import { provideCatalogs } from '../frame.js';`,
    'provideCatalogs({',
    ...languages.map((language) => `  ${language}: () => import('../i18n/${language}.js'),`),
    '});',
  ]);
}

/** Writes the React components, one for each element, which imports its element in the browser. */
async function writeReactEntry(): Promise<void> {
  await build({
    ...beside,
    sourcemap: false,
    entry: { 'npm/pure/component': 'src/entries/reactComponent.ts' },
    noExternal: [],
    external: ['react'],
    format: 'esm',
    splitting: false,
  });
  await write('npm/pure/react.js', [
    `'use client';`,
    `import { createComponent } from './component.js';`,
    ...elements.map((element) => {
      const name = element.tag.replace('backoffice-', '');
      const file = name.endsWith('picker') ? 'pickers' : name;
      const names = JSON.stringify(propNames(element));
      const events = JSON.stringify(element.events.map((event) => event.name));
      return `export const ${element.className} = /* @__PURE__ */ createComponent('${element.tag}', () => import('../${file}.js'), ${names}, ${events});`;
    }),
  ]);
}

/** Names of the writable properties of an element. */
function propNames({ attributes, properties }: ElementDescription): string[] {
  const own = properties.filter(({ readonly }) => !readonly);
  return [...attributes.map(({ property }) => property), ...own.map(({ name }) => name)];
}

function write(file: string, lines: readonly string[]): Promise<void> {
  return writeFile(`dist/${file}`, `${lines.join('\n')}\n`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsup';
import { frameworkTypes } from '../interface/frameworkTypes';
import { allElements, ELEMENTS, elementModules, PICKERS, reactComponents } from './entryModules';
import { additionalBuild } from './shared';

const TYPES = [
  'AreaContext',
  'AreaModule',
  'AreaSource',
  'AuthProvider',
  'BackofficeEventMap',
  'MenuItem',
  'UserRecord',
];

/**
 * Names that each entry exports. Each has a counterpart in `npm/node` for Node, which has no elements. Workers and
 * edge runtimes, which have no modules of Node either, get `npm/node/without-dom.js` for all of them.
 */
const EXPORTS: Record<string, string[]> = {
  index: ['ApiError', ...Object.values(ELEMENTS), ...PICKERS],
  define: ['ApiError', 'defineBackofficeElements'],
  pickers: ['ApiError', ...PICKERS],
  ...Object.fromEntries(
    Object.entries(ELEMENTS).map(([name, element]) => [name, ['ApiError', element]]),
  ),
  'external-react': ['ApiError', ...Object.values(ELEMENTS), ...PICKERS],
  // Single files that build/finish writes; imported for their side effects.
  loader: [],
  standalone: [],
};

/** Modules of the entries that are not in `npm`. */
const OUTSIDE_NPM: Record<string, string> = {
  index: '../../index.js',
  define: '../pure/define.js',
  'external-react': '../../external-react/index.js',
};

/**
 * Writes the entries for npm: the modules that the loader would import, with the catalogs. `index` has all
 * elements; each element also has its own entry.
 */
export async function writeNpmEntries(): Promise<void> {
  const files: Record<string, string[]> = {
    'index.js': allElements('./npm'),
    'npm/pure/define.js': [
      `import { defineBackofficeElements as define } from '../../define.js';`,
      `import { provideParts } from '../../first-paint.js';`,
      `import { catalogs } from '../catalogs.js';`,
      `export { ApiError } from '../../define.js';`,
      'export const defineBackofficeElements = (options) => {',
      '  provideParts(catalogs);',
      '  return define(options);',
      '};',
    ],
    'npm/pure/react.js': reactComponents('./component.js', '..'),
    'npm/types.js': ['export {};'],
    // The types of tags and events.
    'npm/loader.d.ts': [`import '../index.js';`, 'export {};'],
    'npm/standalone.d.ts': [`import '../index.js';`, 'export {};'],
    'npm/external-react.d.ts': [`export * from '../index.js';`],
    'npm/pickers.d.ts': [`export { ${EXPORTS.pickers?.join(', ')} } from '../index.js';`],
  };
  for (const [name, lines] of Object.entries(elementModules('..'))) {
    files[`npm/${name}`] = lines;
  }
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const types = TYPES.map((type) => `type ${type}`).join(', ');
    files[`npm/${name}.d.ts`] = [`export { ApiError, ${element}, ${types} } from '../index.js';`];
  }
  for (const [name, names] of Object.entries(EXPORTS)) {
    files[`npm/node/${name}.js`] = nodeModule(OUTSIDE_NPM[name] ?? `../${name}.js`, names);
  }
  for (const [name, text] of Object.entries(frameworkTypes())) files[`npm/${name}.d.ts`] = [text];
  await writeModules('dist', files);
  await buildSmallModules();
}

/**
 * Writes modules into a folder.
 * @param files the lines of each module by file name
 */
export async function writeModules(
  folder: string,
  files: Record<string, readonly string[]>,
): Promise<void> {
  for (const [name, lines] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${lines.join('\n')}\n`);
  }
}

/**
 * Returns the lines of the module for Node; it loads the real one if there is a DOM, as in tests with
 * happy-dom.
 */
function nodeModule(real: string, names: readonly string[]): string[] {
  return [
    // No top-level await: `require()` refuses it.
    `import { createRequire } from 'node:module';`,
    `import * as withoutDom from './without-dom.js';`,
    // Only with a DOM: bundled as CommonJS, a module has no `import.meta.url`.
    `const load = () => createRequire(import.meta.url)('${real}');`,
    // Angular's server has an HTMLElement, but no elements.
    `const found = typeof customElements === 'undefined' ? withoutDom : load();`,
    ...(names.length === 0 ? ['export {};'] : []),
    ...names.map((one) => `export const ${one} = found.${one};`),
  ];
}

/** Builds the modules that share nothing with the elements. */
async function buildSmallModules(): Promise<void> {
  const alone = { ...additionalBuild, sourcemap: false, format: 'esm', splitting: false } as const;
  await build({
    ...alone,
    entry: { area: 'src/entries/area.ts', 'npm/node/without-dom': 'src/entries/withoutDom.ts' },
  });
  await build({
    ...alone,
    entry: { 'npm/pure/component': 'src/entries/reactComponent.ts' },
    noExternal: [],
    external: ['react'],
  });
}

import { mkdir, writeFile } from 'node:fs/promises';

/** The elements that can be imported alone, and their classes. */
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

/**
 * Writes what npm imports: the same modules that the autoloader fetches, behind the parts it would
 * bring; `index` for all elements, and a file for each.
 */
export async function writeNpmEntries(): Promise<void> {
  await writeFile(
    'dist/index.js',
    ['frame', 'account', 'shell', 'pickers']
      .map((part) => `export * from './${part}.js';\n`)
      .join(''),
  );
  await mkdir('dist/npm', { recursive: true });
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const module = name === 'shell' ? 'shell' : 'account';
    await writeFile(
      `dist/npm/${name}.js`,
      `export * from '../frame.js';\nexport { ${element} } from '../${module}.js';\n`,
    );
    const types = TYPES.map((type) => `type ${type}`).join(', ');
    await writeFile(
      `dist/npm/${name}.d.ts`,
      `export { ApiError, ${element}, ${types} } from '../index.js';\n`,
    );
  }
}

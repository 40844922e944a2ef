import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * React as ES modules. Around CommonJS esbuild puts a function, which the browser parses a second time
 * when it is called, on the main thread and a tenth of a second long on a slow one; and it makes a copy
 * with forty getters for each file that imports it: a quarter of a megabyte of heap.
 * @param file what a package's name leads to: index.js, client.js or jsx-runtime.js
 * @param edit changes the code before
 */
export async function reactAsModule(
  file: string,
  edit: (code: string) => string = (code) => code,
): Promise<string> {
  const folder = path.dirname(file);
  const own = path.basename(file, '.js');
  const name = own === 'index' ? path.basename(folder) : `${path.basename(folder)}-${own}`;
  const code = await readFile(path.join(folder, `cjs/${name}.production.js`), 'utf8');
  return asModule(edit(code), name);
}

/** CommonJS as a module: what it asks for is imported, what it exports is exported, by name and whole. */
export function asModule(code: string, name: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, exported]) => exported));
  if (!names.size) throw new Error(`react has changed: ${name} exports nothing that we can see`);
  const imports: string[] = [];
  const body = code.replace(/\brequire\("([\w-]+)"\)/g, (_, from: string) => {
    imports.push(`import $${imports.length} from '${from}';`);
    return `$${imports.length - 1}`;
  });
  return [
    ...imports,
    'const exports = {};',
    body,
    'export default exports;',
    // Under names of their own: some are taken inside.
    ...[...names].map((one) => `const $${one} = exports.${one}; export { $${one} as ${one} };`),
  ].join('\n');
}

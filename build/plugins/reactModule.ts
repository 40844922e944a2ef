import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * React as an ES module. Of CommonJS esbuild makes a copy with forty getters for each file that
 * imports it: a quarter of a megabyte of heap, and time at each start.
 * @param file index.js or jsx-runtime.js of react
 */
export async function reactAsModule(file: string): Promise<string> {
  const name = path.basename(file, '.js').replace('index', 'react').replace('jsx', 'react-jsx');
  const source = `./cjs/${name}.production.js`;
  const code = await readFile(path.join(path.dirname(file), source), 'utf8');
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, exported]) => exported));
  if (!names.size) throw new Error(`react has changed: ${source} exports nothing that we can see`);
  const exports = [...names].map((one) => `export const ${one} = react.${one};`);
  return [`import react from '${source}';`, 'export default react;', ...exports].join('\n');
}

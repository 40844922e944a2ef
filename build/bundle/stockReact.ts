import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify } from 'terser';
import { hashOf } from '../machine/hashOf.mjs';
import { cjsToEsm } from '../plugins/cjsToEsm';
import { MINIFY } from '../plugins/terser';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/stock-react.js');
const ENTRY = `
  import react from 'react';
  import jsx from 'react/jsx-runtime';
  import dom from 'react-dom';
  import client from 'react-dom/client';
  export { react, jsx, dom, client };
`;
/** Files whose changes make the cached result invalid: versions, bundling and minifying. */
const INPUTS = [
  'package-lock.json',
  'build/bundle/stockReact.ts',
  'build/plugins/cjsToEsm.ts',
  'build/plugins/terser.ts',
];

/**
 * Returns the code of stock React alone: react, react-dom and scheduler as published, bundled and minified
 * as in dist. The result is cached in `.cache` until the packages or the bundling change.
 */
export async function stockReact(): Promise<string> {
  const mark = `//${hashOf(INPUTS)}\n`;
  if (existsSync(cache)) {
    const kept = await readFile(cache, 'utf8');
    if (kept.startsWith(mark)) return kept.slice(mark.length);
  }
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cjsToEsm()],
  });
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', { ...MINIFY, module: true });
  await mkdir(path.dirname(cache), { recursive: true });
  await writeFile(cache, mark + code);
  return code;
}

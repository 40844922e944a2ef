import { decode, encode } from '@jridgewell/sourcemap-codec';
import { expect, it } from 'vitest';
import { markRuntimeImports } from '../../../build/plugins/runtimeImports';

const COMMENTS = '/*webpackIgnore:true*//*turbopackIgnore:true*//*@vite-ignore*/';

it('marks the imports of addresses that are known only at run time', () => {
  const marked = (code: string) => markRuntimeImports(code, undefined).code;
  expect(marked('f(()=>import(e.href))')).toBe(`f(()=>import(${COMMENTS}e.href))`);
  for (const code of ['import("./a.js")', "import('./a.js')", 'a.import(b)', 'reimport(b)']) {
    expect(marked(code)).toBe(code);
  }
});

it('shifts what follows in the source map', () => {
  const code = 'a();\nb(import(c),d)';
  const at = (text: string) => code.split('\n')[1]?.indexOf(text) ?? -1;
  const mappings = encode([
    [[0, 0, 0, 0]],
    [at('b'), at('c'), at('d')].map((to) => [to, 0, 1, to]),
  ]);
  const { map, code: marked } = markRuntimeImports(code, { mappings });
  const columns = decode(map.mappings)[1]?.map(([column]) => column);
  const line = marked.split('\n')[1] ?? '';
  expect(columns).toEqual([line.indexOf('b'), at('c'), line.lastIndexOf('d')]);
});

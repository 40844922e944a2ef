// @vitest-environment node
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { ownExports } from '../../../../build/patches/esbuild';

afterEach(() => Reflect.deleteProperty(Object.prototype, 'extend'));

/** A bundle with the helper for `import * as`, as esbuild writes it. */
async function bundle(minify: boolean): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export * as all from './one'; ", resolveDir: '/' },
    bundle: true,
    write: false,
    minify,
    format: 'cjs',
    plugins: [
      {
        name: 'one',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /one$/ }, ({ path }) => ({ path, namespace: 'one' }));
          onLoad({ filter: /.*/, namespace: 'one' }, () => ({ contents: 'export const one = 1;' }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs the code on a page that has added a string to `Object.prototype`. */
function run(code: string): Record<string, unknown> {
  Object.assign(Object.prototype, { extend: 'a text' });
  const module = { exports: {} as Record<string, unknown> };
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports;
}

describe.each([
  ['minified', true],
  ['unminified', false],
])("esbuild's helper, %s", (_name, minify) => {
  it('throws on a page that extends all objects (still needed)', async () => {
    const code = await bundle(minify);
    expect(ownExports(code)).not.toBe(code);
    expect(() => run(code)).toThrow(TypeError);
  });

  it('copies only own names once it is patched', async () => {
    expect(run(ownExports(await bundle(minify))).all).toHaveProperty('one', 1);
  });
});

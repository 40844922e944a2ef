import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { compileTexts } from '../plugins/compileTexts';
import { reactAsModule } from '../plugins/reactModule';
import { type Part, textsOf } from '../plugins/textParts';
import { ownNames } from './ownNames';
import { commonestPasswords } from './passwords';
import { withoutFocusGuards } from './radixFocusGuards';

import { plainSignals, withoutResourceHints, withoutUnused } from './reactDom';

/** What the names of React's packages lead to, and what is changed in them. */
const REACT: [RegExp, ((code: string) => string)?][] = [
  [/node_modules[\\/](react|scheduler)[\\/](index|jsx-runtime)\.js$/],
  [/node_modules[\\/]react-dom[\\/]index\.js$/, withoutResourceHints],
  [/node_modules[\\/]react-dom[\\/]client\.js$/, (code) => plainSignals(withoutUnused(code))],
];
/** Libraries that loop over objects, and stumble over what a page adds to all of them. */
const LOOPING = /react-day-picker[\\/]dist[\\/].*\.js$|js\.cookie\.mjs$/;
const RADIX = /@radix-ui[\\/].*\.m?js$/;
const PASSWORDS = /language-common[\\/]dist[\\/]passwords\.json\.mjs$/;
const LINGUI = /@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;
const WOUTER = /use-browser-location(\.js)?$/;
/** `virtual:english/frame` is the first paint's English, and so for each part. */
const VIRTUAL = /^virtual:english\//;
/** Modules that are replaced by one of ours. */
const STUBS: [RegExp, string][] = [
  // Importing wouter's own browser location patches the host's history.
  [WOUTER, fileURLToPath(new URL('./wouterStub.js', import.meta.url))],
  // Patterns of paths: the shell asks its own route table.
  [/^regexparam$/, fileURLToPath(new URL('./noPatterns.js', import.meta.url))],
  // What wouter brings for React before 18.
  [/^use-sync-external-store\/shim/, fileURLToPath(new URL('./reactStore.js', import.meta.url))],
];

/**
 * Inside a shadow root `document.activeElement` is always the host, so Radix opens menus on their
 * last item and loses its way with arrows and Tab. This lets it descend to the real one.
 */
export function descendToActiveElement(code: string): string {
  return code.replaceAll(
    /\b(?:ownerDocument|document)\.activeElement\b/g,
    (found) =>
      `((d)=>{let a=d.activeElement;while(a&&a.shadowRoot&&a.shadowRoot.activeElement)a=a.shadowRoot.activeElement;return a})(${found.split('.')[0]})`,
  );
}

/** Radix for a shadow root, and without the mark it leaves on `window`. */
function cureRadix(code: string): string {
  return withoutFocusGuards(descendToActiveElement(code)).replace(
    'window[Symbol.for("radix-ui")] = true;',
    '',
  );
}

/** Lingui imports a compiler for development alone, which would draw ours into the core. */
export function withoutCompiler(code: string): string {
  return code.replace(/^import \{ compileMessage \}.*$/m, 'const compileMessage = undefined;');
}

/** The transforms our sources are written against, for esbuild. */
export function transforms(): Plugin {
  return {
    name: 'backoffice-transforms',
    setup(build) {
      build.onLoad({ filter: RADIX }, async ({ path }) => ({
        contents: cureRadix(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      for (const [filter, edit] of REACT) {
        build.onLoad({ filter }, async ({ path }) => ({
          contents: await reactAsModule(path, edit),
          loader: 'js',
        }));
      }
      build.onLoad({ filter: LOOPING }, async ({ path }) => ({
        contents: ownNames(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      build.onLoad({ filter: LINGUI }, async ({ path }) => ({
        contents: withoutCompiler(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      build.onLoad({ filter: PASSWORDS }, async ({ path }) => ({
        contents: commonestPasswords(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      for (const [filter, path] of STUBS) build.onResolve({ filter }, () => ({ path }));
      build.onResolve({ filter: VIRTUAL }, ({ path }) => ({ path, namespace: 'texts' }));
      build.onLoad({ filter: /.*/, namespace: 'texts' }, async ({ path }) => ({
        contents: JSON.stringify(await texts(path)),
        loader: 'json',
      }));
    },
  };
}

/** The same transforms for vitest. */
export function viteTransforms(): VitePlugin {
  return {
    name: 'backoffice-transforms',
    enforce: 'pre',
    resolveId(source) {
      if (VIRTUAL.test(source)) return `\0${source}`;
      return STUBS.find(([replaced]) => replaced.test(source))?.[1];
    },
    async load(id) {
      if (VIRTUAL.test(id.slice(1))) {
        return `export default ${JSON.stringify(await texts(id.slice(1)))}`;
      }
    },
    transform(code, id) {
      return RADIX.test(id) ? cureRadix(code) : undefined;
    },
  };
}

async function texts(address: string): Promise<unknown> {
  const { en = {} } = await textsOf(address.replace(VIRTUAL, '') as Part);
  return compileTexts(en);
}

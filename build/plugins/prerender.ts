import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as esbuild, type Plugin } from 'esbuild';
import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin as VitePlugin } from 'vite';
import type { Prerendered } from '../../src/paint/fill';
import { icons } from './icons';

const FOLDER = path.resolve('.cache/prerender');

/** Renders the views of `src/paint/templates.tsx` with React and returns them as trees of plain arrays. */
export async function prerender(): Promise<Record<string, Prerendered>> {
  const { outputFiles } = await esbuild({
    entryPoints: ['src/paint/templates.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [icons()],
    logLevel: 'error',
  });
  const screens = await importOnce(outputFiles[0]?.text ?? '');
  const { document } = new Window();
  const trees = Object.entries(screens).map(([name, screen]) => {
    const container = document.createElement('div');
    container.innerHTML = renderToStaticMarkup(screen);
    // React renders a preload link before an image.
    return [name, toTree(container.lastElementChild as unknown as Element)] as const;
  });
  return Object.fromEntries(trees);
}

/**
 * Imports a module from its source text through a temporary file below the project, where React is
 * found.
 */
async function importOnce(text: string): Promise<Record<string, ReactElement>> {
  await mkdir(FOLDER, { recursive: true });
  // A unique name: Node caches modules by URL, and builds may overlap.
  const file = path.join(FOLDER, `screens-${randomUUID()}.mjs`);
  try {
    await writeFile(file, text);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}

/** esbuild plugin: serves `virtual:prerendered` to the loader. */
export function prerendered(): Plugin {
  return {
    name: 'prerendered',
    setup(build) {
      build.onResolve({ filter: /^virtual:prerendered$/ }, ({ path: file }) => ({
        path: file,
        namespace: 'prerendered',
      }));
      build.onLoad({ filter: /.*/, namespace: 'prerendered' }, async () => ({
        contents: await asModule(),
      }));
    },
  };
}

/** Vite plugin: serves `virtual:prerendered` to vitest. */
export function vitePrerendered(): VitePlugin {
  const id = '\0virtual:prerendered';
  return {
    name: 'prerendered',
    resolveId: (source) => (source === id.slice(1) ? id : undefined),
    load: (wanted) => (wanted === id ? asModule() : undefined),
  };
}

async function asModule(): Promise<string> {
  const screens = Object.entries(await prerender());
  return screens.map(([name, tree]) => `export const ${name}=${JSON.stringify(tree)};`).join('\n');
}

function toTree(node: Element): Prerendered {
  const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
  const children = [...node.childNodes].map((child) =>
    child.nodeType === 3 ? (child.textContent ?? '') : toTree(child as Element),
  );
  return [node.localName, Object.fromEntries(attributes), ...children];
}

import { basename, dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { bucketOf, ICON_BUCKETS } from '../../src/views/shell/menu/icons/iconBucket';
import { COMMON_ICONS } from './commonIcons';
import { iconPaths } from './iconPaths';
import { SHELL } from './oneCore';

const ADDRESS = /^virtual:icons?\b/;

/**
 * Serves lucide as path data: `virtual:icon/bell` is one icon, for views that know its name. For
 * names from a menu, `virtual:icons` exports the common icons and the files with the rest, so that
 * a menu with twelve icons does not load all 70 kB.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    setup(build) {
      // A single file cannot load anything later: it contains only the common icons.
      const buckets = build.initialOptions.splitting ? ICON_BUCKETS : 0;
      build.onResolve({ filter: ADDRESS }, ({ path }) => ({ path, namespace: 'icons' }));
      build.onLoad({ filter: /^virtual:icon\//, namespace: 'icons' }, ({ path }) => ({
        contents: iconModule(path, buckets),
      }));
      build.onLoad({ filter: /^virtual:icons/, namespace: 'icons' }, ({ path }) => ({
        // Like all lazy chunks; otherwise esbuild would move its own helpers out of the core.
        contents: `${iconModule(path, buckets)}\nimport './${basename(SHELL)}';`,
        resolveDir: dirname(SHELL),
      }));
    },
  };
}

/** Serves the same modules in vitest. */
export function viteIcons(): VitePlugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (source) => (ADDRESS.test(source) ? `\0${source}` : undefined),
    load: (id) => (ADDRESS.test(id.slice(1)) ? iconModule(id.slice(1), ICON_BUCKETS) : undefined),
  };
}

/**
 * Returns the code of `virtual:icon/bell`, `virtual:icons`, or `virtual:icons/7`, a file of the
 * rest.
 */
export function iconModule(address: string, buckets: number): string {
  const [kind, bucket] = address.split('/');
  if (kind === 'virtual:icon') {
    const path = pathOf(bucket ?? '');
    return `export default ${JSON.stringify(ALL.get(path) ?? path)}`;
  }
  if (bucket)
    return `export default ${drawings((name) => !COMMON.has(name) && bucketOf(name) === +bucket)}`;
  const files = Array.from({ length: buckets }, (_, n) => `()=>import('virtual:icons/${n}')`);
  return [
    `export const common=${drawings((name) => COMMON.has(name))};`,
    `export const rest=[${files}];`,
  ].join('\n');
}

const ALL = iconPaths();
const COMMON = new Set<string>();
for (const name of COMMON_ICONS) {
  const key = name.replaceAll('-', '');
  const path = pathOf(name);
  COMMON.add(key);
  // The target of a former name must be included as well.
  if (ALL.has(path)) COMMON.add(path);
}

/**
 * Returns lucide's entry for a name in kebab case: path data, or the current name for a former one.
 */
function pathOf(name: string): string {
  const path = ALL.get(name.replaceAll('-', ''));
  if (!path) throw new Error(`lucide has no icon named ${name}`);
  return path;
}

function drawings(wanted: (name: string) => boolean): string {
  const some = [...ALL].filter(([name]) => wanted(name));
  return JSON.stringify(Object.fromEntries(some));
}

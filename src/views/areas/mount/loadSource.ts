import type { AreaModule, AreaSource } from '../../../store/areas/areaTypes';
import { importedModule } from '../../../store/browser/importedModule';
import { mountElement } from './mountElement';

/** Error of an area whose module or page could not be fetched, offline or after a deployment. */
export class SourceMissingError extends Error {
  override readonly name = 'SourceMissingError';
}

/**
 * Loads a source and returns its mount function.
 * @param attempt number of earlier tries of this visit: a module is fetched again only if it has failed or is late
 * @param onLost called when the page is lost because its frame was moved in the DOM, which gives it a new window
 * @throws SourceMissingError if the module or page cannot be fetched, else the error of the module
 */
export async function loadMount(
  source: AreaSource,
  attempt: number,
  onLost: () => void,
): Promise<AreaModule['mount']> {
  if ('iframe' in source) {
    // A frame that fails to load shows the browser's error page, which scripts cannot detect.
    if (!navigator.onLine && attempt === 0) throw new SourceMissingError('The browser is offline.');
    const { mountFrame } = await importedModule(import('../iframe/mountFrame'));
    return (container, area) => mountFrame(source, container, area, onLost);
  }
  if ('element' in source) {
    if (source.module && !customElements.get(source.element)) {
      await fetchModule(source.module, attempt > 0);
    }
    await customElements.whenDefined(source.element);
    return (container, area) => mountElement(source.element, container, area);
  }
  const module =
    'load' in source ? await load(source) : await fetchModule(source.module, attempt > 0);
  return moduleOf(module).mount;
}

type Load = () => Promise<unknown>;

/** Loads that started before the visit; undefined once a visit has used the result. */
const prefetched = new WeakMap<Load, Promise<unknown> | undefined>();

/** Prefetches a source. Failures are ignored here and reported by the visit. */
export function prefetchSource(source: AreaSource): void {
  if ('load' in source) {
    if (prefetched.has(source.load)) return;
    const loading = load(source);
    prefetched.set(source.load, loading);
    loading.catch(() => prefetched.delete(source.load));
  } else if ('module' in source && source.module) {
    fetchModule(source.module, false).catch(() => {});
  }
}

async function load(source: { load: Load }): Promise<unknown> {
  const loading = prefetched.get(source.load);
  prefetched.set(source.load, undefined);
  return importOrMissing(() => loading ?? source.load());
}

/**
 * Imports a module.
 * @throws (rejects) SourceMissingError if its file cannot be fetched, else the error of the module
 */
async function importOrMissing(fetch: Load): Promise<unknown> {
  try {
    return await fetch();
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new SourceMissingError((cause as Error).message, { cause });
  }
}

/**
 * Returns whether an error says that a file cannot be fetched: that of `import()` in browsers, of chunks of webpack and
 * Rspack, or of the styles of a chunk of Vite.
 */
function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { name, message } = cause;
  if (cause instanceof TypeError && /import|module|MIME type/i.test(message)) return true;
  return name === 'ChunkLoadError' || /^(Loading (CSS )?chunk|Unable to preload) /.test(message);
}

/** The imports of a module, all of which its areas share. */
interface ModuleImports {
  /** Resolves to the module of the first import that succeeds. */
  module: Promise<unknown>;
  state: 'pending' | 'done' | 'failed';
  /** Number of imports before the last one. */
  earlier: number;
}

/** The imports by address. */
const imports = new Map<string, ModuleImports>();

/**
 * Imports the module of an area. Evaluates it again only if it has failed, or is late and the user tries again: browsers
 * cache failed imports, so this changes the address.
 * @throws (rejects) as `importOrMissing`
 */
function fetchModule(address: string, isRetry: boolean): Promise<unknown> {
  const url = new URL(address, document.baseURI);
  const { href } = url;
  const last = imports.get(href);
  const isLate = isRetry && last?.state === 'pending';
  if (last && !isLate && last.state !== 'failed') return last.module;
  const earlier = last ? last.earlier + 1 : 0;
  if (earlier > 0) url.searchParams.set('attempt', String(earlier));
  const started = importOrMissing(() => import(url.href));
  const module = isLate ? firstOf(last.module, started) : started;
  const current: ModuleImports = { module, state: 'pending', earlier };
  imports.set(href, current);
  module.then(
    () => {
      current.state = 'done';
    },
    () => {
      current.state = 'failed';
    },
  );
  return module;
}

/** Resolves to the first result; rejects with the second error. */
async function firstOf(one: Promise<unknown>, other: Promise<unknown>): Promise<unknown> {
  try {
    return await Promise.any([one, other]);
  } catch {
    return other;
  }
}

function moduleOf(exported: unknown): AreaModule {
  const { mount, default: own } = Object(exported) as Record<string, unknown>;
  const module = typeof mount === 'function' ? { mount } : own;
  if (typeof Object(module).mount === 'function') return module as AreaModule;
  throw new TypeError('The module has no function "mount".');
}

import type { AreaModule, AreaSource } from '../../../store/areas/areaTypes';
import { importedModule } from '../../../store/browser/importedModule';
import { mountElement } from './mountElement';

/** Error of an area whose module or page could not be fetched, offline or after a deployment. */
export class SourceMissingError extends Error {
  override readonly name = 'SourceMissingError';
}

/**
 * Loads a source and returns its mount function.
 * @param attempt number of earlier tries; browsers cache failed imports, so a retry changes the URL
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
    if (source.module) await fetchModule(source.module, attempt);
    await customElements.whenDefined(source.element);
    return (container, area) => mountElement(source.element, container, area);
  }
  const module = 'load' in source ? await load(source) : await fetchModule(source.module, attempt);
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
    fetchModule(source.module, 0).catch(() => {});
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
    // Browsers reject import() with such a TypeError if the file cannot be fetched.
    const missing = cause instanceof TypeError && /import|module/i.test(cause.message);
    throw missing ? new SourceMissingError(cause.message, { cause }) : cause;
  }
}

/** Attempts by address: some browsers cache a failed import, so the next one needs another address. */
const attempts = new Map<string, number>();

async function fetchModule(address: string, attempt: number): Promise<unknown> {
  const url = new URL(address, document.baseURI);
  const { href } = url;
  const current = Math.max(attempt, attempts.get(href) ?? 0);
  if (current > 0) url.searchParams.set('attempt', String(current));
  try {
    return await importOrMissing(() => import(url.href));
  } catch (error) {
    attempts.set(href, current + 1);
    throw error;
  }
}

function moduleOf(exported: unknown): AreaModule {
  const { mount, default: own } = Object(exported) as Record<string, unknown>;
  const module = typeof mount === 'function' ? { mount } : own;
  if (typeof Object(module).mount === 'function') return module as AreaModule;
  throw new TypeError('The module has no function "mount".');
}

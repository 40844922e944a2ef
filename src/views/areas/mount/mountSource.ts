import type { AreaContext, AreaModule, AreaSource } from '../../../store/areas/areaSources';
import { mountElement } from './mountElement';

type Cleanup = () => void;

/** An area's module could not be fetched: gone after a deployment, or the network is. */
export class ModuleMissing extends Error {
  override readonly name = 'ModuleMissing';
}

/**
 * Mounts a source into its container.
 * @param attempt counts from 0: browsers remember a failed address, so another try asks anew
 * @returns what takes it away again; nothing where it was left while it loaded
 * @throws ModuleMissing where the module cannot be fetched, else whatever the area threw
 */
export async function mountSource(
  source: AreaSource,
  container: HTMLElement,
  area: AreaContext,
  attempt: number,
): Promise<Cleanup | undefined> {
  const mount = await fetchMount(source, attempt);
  // Left while it loaded: there is nobody to show it to.
  if (area.signal.aborted) return undefined;
  const cleanup = await mount(container, area);
  return typeof cleanup === 'function' ? cleanup : undefined;
}

/** Fetches what mounts a source. */
async function fetchMount(source: AreaSource, attempt: number): Promise<AreaModule['mount']> {
  if ('iframe' in source) {
    const { mountFrame } = await import('../iframe/mountFrame');
    return (container, area) => mountFrame(source, container, area);
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

/** What is on its way before the visit; undefined once a visit has it. */
const early = new WeakMap<Load, Promise<unknown> | undefined>();

/** Fetches what the visit will need; a failure is left to the visit. */
export function preload(source: AreaSource): void {
  if ('load' in source) {
    if (early.has(source.load)) return;
    const begun = load(source);
    early.set(source.load, begun);
    begun.catch(() => early.delete(source.load));
  } else if ('module' in source && source.module) {
    fetchModule(source.module, 0).catch(() => {});
  }
}

async function load(source: { load: Load }): Promise<unknown> {
  const begun = early.get(source.load);
  early.set(source.load, undefined);
  try {
    return await (begun ?? source.load());
  } catch (cause) {
    // What browsers say of an import() that could not be fetched.
    const missing = cause instanceof TypeError && /import|module/i.test(cause.message);
    throw missing ? new ModuleMissing(cause.message, { cause }) : cause;
  }
}

async function fetchModule(address: string, attempt: number): Promise<unknown> {
  const url = new URL(address, document.baseURI);
  if (attempt > 0) url.searchParams.set('attempt', String(attempt));
  return load({ load: () => import(url.href) });
}

function moduleOf(exported: unknown): AreaModule {
  const { mount, default: own } = Object(exported) as Record<string, unknown>;
  const module = typeof mount === 'function' ? { mount } : own;
  if (typeof Object(module).mount === 'function') return module as AreaModule;
  throw new TypeError('The module has no function "mount".');
}

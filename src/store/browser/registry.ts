/**
 * The only global name of the package: copies of the bundle on one page share this registry. They may be of
 * different versions, so a value whose type changes gets another key.
 */
const REGISTRY = Symbol.for('backoffice-elements');

const page = globalThis as { [REGISTRY]?: Map<string, unknown> };

/** Returns the shared value of a key, undefined if no copy has created it. */
export function sharedIfPresent<T>(key: string): T | undefined {
  return page[REGISTRY]?.get(key) as T | undefined;
}

/** Returns the shared value of a key, and creates it on the first call. */
export function shared<T>(key: string, create: () => T): T {
  page[REGISTRY] ??= new Map();
  const registry = page[REGISTRY];
  if (!registry.has(key)) registry.set(key, create());
  return registry.get(key) as T;
}

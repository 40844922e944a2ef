/** The only global name of the package: copies of the bundle on one page share this registry. */
const REGISTRY = Symbol.for('backoffice-elements');

/** Returns the shared value of a key, undefined if no copy has created it. */
export function sharedIfPresent<T>(key: string): T | undefined {
  return registry()?.get(key) as T | undefined;
}

/** Returns the shared value of a key, and creates it on the first call. */
export function shared<T>(key: string, create: () => T): T {
  const page = globalThis as { [REGISTRY]?: Map<string, unknown> };
  page[REGISTRY] ??= new Map();
  const found = page[REGISTRY];
  if (!found.has(key)) found.set(key, create());
  return found.get(key) as T;
}

function registry(): Map<string, unknown> | undefined {
  return (globalThis as { [REGISTRY]?: Map<string, unknown> })[REGISTRY];
}

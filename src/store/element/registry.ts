/** The one global name we use: copies of the bundle on one page find each other here. */
const REGISTRY = Symbol.for('backoffice-elements');

/** What a copy of the bundle made under this key, if any. */
export function known<T>(key: string): T | undefined {
  return registry()?.get(key) as T | undefined;
}

/** Returns what the first copy of the bundle made under this key, or makes it. */
export function shared<T>(key: string, make: () => T): T {
  const found = registry() ?? new Map<string, unknown>();
  if (!registry())
    Object.defineProperty(globalThis, REGISTRY, { value: found, configurable: true });
  if (!found.has(key)) found.set(key, make());
  return found.get(key) as T;
}

function registry(): Map<string, unknown> | undefined {
  return (globalThis as { [REGISTRY]?: Map<string, unknown> })[REGISTRY];
}

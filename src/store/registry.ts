/** The one global name we use: copies of the bundle on one page find each other here. */
const REGISTRY = Symbol.for('backoffice-elements');

type Registry = Map<string, unknown>;

/** Returns what the first copy of the bundle made under this key, or makes it. */
export function shared<T>(key: string, make: () => T): T {
  const page = globalThis as { [REGISTRY]?: Registry };
  if (!page[REGISTRY]) {
    Object.defineProperty(page, REGISTRY, { value: new Map(), configurable: true });
  }
  const registry = page[REGISTRY] as unknown as Registry;
  if (!registry.has(key)) registry.set(key, make());
  return registry.get(key) as T;
}

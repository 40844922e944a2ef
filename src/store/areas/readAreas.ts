/** A source of the property `areas`: the fields of its entry, unchecked. */
export type RawSource = Readonly<Record<string, unknown>>;

/**
 * Returns the names in the property `areas`. An object whose names cannot be read, such as a Proxy that
 * throws, has none.
 */
export function areaNames(areas: unknown): string[] {
  try {
    return Object.keys(Object(areas));
  } catch {
    return [];
  }
}

/** Returns whether the property `areas` has this name. */
export function hasArea(areas: unknown, name: string): boolean {
  try {
    return Object.prototype.propertyIsEnumerable.call(Object(areas), name);
  } catch {
    return false;
  }
}

const FIELDS = 'load module element iframe requests roles label icon preload'.split(' ');

/** Returns a copy of a source. If it cannot be read, no role may enter the area. Never throws. */
export function readSource(areas: unknown, name: string): RawSource | undefined {
  if (!hasArea(areas, name)) return undefined;
  try {
    const given: unknown = Reflect.get(Object(areas), name);
    if (given == null) return undefined;
    return Object.fromEntries(FIELDS.map((field) => [field, fieldOf(Object(given), field)]));
  } catch {
    return { roles: [] };
  }
}

/** Reads a field, which may be inherited from a class but not from `Object.prototype`. */
function fieldOf(given: RawSource, field: string): unknown {
  const value = given[field];
  return value === Reflect.get(Object.prototype, field) ? undefined : value;
}

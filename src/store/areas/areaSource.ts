import { warnOnce } from '../browser/warnOnce';
import type { AreaModule, AreaSource } from './areaTypes';
import { readSource } from './readAreas';

/**
 * Returns the valid source of an area, without its options; warns once about an invalid one and returns
 * undefined.
 */
export function areaSource(areas: unknown, name: string): AreaSource | undefined {
  const source = readSource(areas, name);
  if (!source) return undefined;
  const { load, module, element, iframe, requests, roles } = source;
  if (roles != null && !Array.isArray(roles)) {
    warnOnce(`areas.${name}.roles must be an array; no role may enter the area.`);
  }
  if (typeof load === 'function') return { load: load as () => Promise<AreaModule> };
  if (isText(iframe)) return { iframe, requests: requests === true };
  // Custom element names contain a hyphen; anything else would be a built-in element.
  if (isText(element) && element.includes('-')) {
    return { element, module: isText(module) ? module : undefined };
  }
  if (isText(module)) return { module };
  warnOnce(
    `areas.${name} is not a valid area source: use { load }, { module }, { element } or { iframe }.`,
  );
  return undefined;
}

/**
 * Compares two sources by kind and value. Functions written at the same place have the same text, so a
 * host that passes a new object literal on each render keeps its area.
 */
export function isSameSource(one: AreaSource | undefined, other: AreaSource | undefined): boolean {
  if (!one || !other) return one === other;
  const values = { ...other } as Record<string, unknown>;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(values).length &&
    entries.every(([key, value]) => isSameValue(value, values[key]))
  );
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'function' || typeof other !== 'function') return false;
  // Bound and native functions all have the same text.
  const text = String(one);
  return text === String(other) && !text.includes('[native code]');
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

import { warnOnce } from '../element/warnOnce';

/** A whole number within bounds, else the default, with one warning. */
export function acceptNumber(
  given: string | undefined,
  fallback: number,
  [from, to]: [number, number],
  name: string,
): number {
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  warnOnce(`${name}="${given}" is unknown; accepted: whole numbers from ${from} to ${to}.`);
  return fallback;
}

/** A bound or value that can be read, else none, with one warning. */
export function acceptText(
  given: string | undefined,
  isOne: (text: string) => boolean,
  name: string,
  accepted: string,
): string | undefined {
  if (!given || isOne(given)) return given || undefined;
  warnOnce(`${name}="${given}" is unknown; accepted: ${accepted}.`);
}

/** Bounds that leave something between them, else none, with one warning in the page's own words. */
export function acceptBounds(
  text: (attribute: string) => string | undefined,
  read: (attribute: string) => string | undefined,
  tag: string,
): { min?: string; max?: string } {
  const [min, max] = [read('min'), read('max')];
  if (!min || !max || min <= max) return { min, max };
  warnOnce(`<${tag}> min="${text('min')}" lies after max="${text('max')}"; neither is applied.`);
  return {};
}

import { warnAboutInput } from './warnings';

/** Accents of the pickers; the first is the default, `brand` follows `--backoffice-accent`. */
export const ACCENTS = ['green', 'brand', 'blue', 'indigo', 'red', 'orange'] as const;

/** Reads `accent`; warns once about an unknown one. The colors are in views/pickers/field.css. */
export function acceptAccent(input: string | undefined, tag: string): string {
  const isAccent = (name: string) => (ACCENTS as readonly string[]).includes(name);
  return acceptText(input, isAccent, `<${tag}> accent`, ACCENTS.join(', ')) ?? ACCENTS[0];
}

/** Parses an attribute as a whole number within bounds; warns once and returns the fallback otherwise. */
export function acceptNumber(
  input: string | undefined,
  fallback: number,
  [from, to]: [number, number],
  name: string,
): number {
  if (input === undefined || input === '') return fallback;
  const value = Number(input);
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  warnAboutInput(`${name}="${input}" is unknown; accepted: whole numbers from ${from} to ${to}.`);
  return fallback;
}

/** Returns a valid input. Returns undefined for a blank one, and for an invalid one after one warning. */
export function acceptText(
  input: string | undefined,
  isValid: (text: string) => boolean,
  name: string,
  accepted: string,
): string | undefined {
  if (!input || isValid(input)) return input || undefined;
  warnAboutInput(`${name}="${input}" is unknown; accepted: ${accepted}.`);
  return undefined;
}

/**
 * Reads `min` and `max`. Warns once and returns neither if `min` is after `max`.
 * @param raw returns an attribute as written
 * @param parse returns an attribute in the form of the value, undefined if it is invalid
 */
export function acceptBounds(
  raw: (attribute: string) => string | undefined,
  parse: (attribute: string) => string | undefined,
  tag: string,
): { min?: string; max?: string } {
  const [min, max] = [parse('min'), parse('max')];
  if (!min || !max || min <= max) return { min, max };
  warnAboutInput(`<${tag}> min="${raw('min')}" is after max="${raw('max')}"; neither is applied.`);
  return {};
}

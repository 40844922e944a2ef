import { warnOnce } from '../element/warnOnce';

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
  warnOnce(`${name}="${input}" is unknown; accepted: whole numbers from ${from} to ${to}.`);
  return fallback;
}

/** Returns the attribute when it is valid; warns once and returns undefined otherwise. */
export function acceptText(
  input: string | undefined,
  isValid: (text: string) => boolean,
  name: string,
  accepted: string,
): string | undefined {
  if (!input || isValid(input)) return input || undefined;
  warnOnce(`${name}="${input}" is unknown; accepted: ${accepted}.`);
}

/** Reads `min` and `max`; warns once and returns neither when `min` is after `max`. */
export function acceptBounds(
  text: (attribute: string) => string | undefined,
  read: (attribute: string) => string | undefined,
  tag: string,
): { min?: string; max?: string } {
  const [min, max] = [read('min'), read('max')];
  if (!min || !max || min <= max) return { min, max };
  warnOnce(`<${tag}> min="${text('min')}" is after max="${text('max')}"; neither is applied.`);
  return {};
}

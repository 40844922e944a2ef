import type { Call } from '../services';

/** A valid value, or the error message. */
export type Checked<Value> = { value: Value } | { problem: string };

/** Checks a field. Returns the end of an error message, such as "must be a string", or undefined. */
export type Rule = (value: unknown) => string | undefined;

/** Reads the JSON object of a call. */
export async function readObject(c: Call): Promise<Checked<Record<string, unknown>>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) return { problem: 'The body must be application/json.' };
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text());
  } catch {
    return { problem: 'The body is not valid JSON.' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: 'The body must be a JSON object.' };
  }
  return { value: value as Record<string, unknown> };
}

/** Checks that an object has these fields and no others, and that each follows its rule. */
export function checkFields<Name extends string>(
  object: Record<string, unknown>,
  rules: Record<Name, Rule>,
): Checked<Record<Name, string>> {
  const names = Object.keys(rules) as Name[];
  const unknown = Object.keys(object).find((key) => !Object.hasOwn(rules, key));
  if (unknown !== undefined)
    return { problem: `Unknown field ${JSON.stringify(unknown.slice(0, 60))}.` };
  const values = {} as Record<Name, string>;
  for (const name of names) {
    if (!Object.hasOwn(object, name)) return { problem: `The field ${name} is missing.` };
    const problem = rules[name](object[name]);
    if (problem) return { problem: `The field ${name} ${problem}.` };
    values[name] = object[name] as string;
  }
  return { value: values };
}

/**
 * Matches characters of one line of text that cannot be seen, or that reorder what follows: two names that look the
 * same would be different. Joiners are not among them, which some languages and emoji need.
 */
export const HIDDEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Rule of a name or address: one line of text, without hidden characters. PostgreSQL cannot store NUL. */
export const line =
  (max = 200): Rule =>
  (value) => {
    if (typeof value !== 'string') return 'must be a string';
    if (value.trim() === '') return 'must not be empty';
    if (value.length > max) return `must have at most ${max} characters`;
    return HIDDEN.test(value) ? 'must not contain control or invisible characters' : undefined;
  };

/** Maximum length of a password, which limits the work of its hash. */
const MAX_SECRET = 1024;

/** Rule of a password: any text without NUL characters, which the hash ignores at the end. */
export const secret: Rule = (value) => {
  if (typeof value !== 'string') return 'must be a string';
  if (value === '') return 'must not be empty';
  if (value.includes('\0')) return 'must not contain NUL characters';
  return value.length > MAX_SECRET ? `must have at most ${MAX_SECRET} characters` : undefined;
};

/** Rule of one fixed text. */
export const exactly =
  (text: string): Rule =>
  (value) =>
    value === text ? undefined : `must be '${text}'`;

/** Rule of a UUID of any version. */
export const uuid: Rule = (value) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
    ? undefined
    : 'must be a UUID';

import type { Call } from '../parts';

/** A body that was understood, or the sentence that says what is wrong with it. */
export type Checked<Value> = { value: Value } | { problem: string };

/** Says what is wrong with a field, or nothing. */
export type Rule = (value: unknown) => string | undefined;

/** Reads the JSON object of a call. */
export async function readObject(c: Call): Promise<Checked<Record<string, unknown>>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) return { problem: 'The body must be application/json.' };
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text());
  } catch {
    return { problem: 'The body is no valid JSON.' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: 'The body must be a JSON object.' };
  }
  return { value: value as Record<string, unknown> };
}

/** Checks that the object has exactly these fields and that each keeps its rule. */
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

/** A name or address: one line of text. PostgreSQL keeps no NUL character, we none of the others. */
export const line =
  (max = 200): Rule =>
  (value) => {
    if (typeof value !== 'string') return 'must be a text';
    if (value.trim() === '') return 'must not be empty';
    if (value.length > max) return `must have at most ${max} characters`;
    return /\p{Cc}/u.test(value) ? 'must not hold control characters' : undefined;
  };

/** A password: any text, as it was typed. */
export const secret: Rule = (value) => {
  if (typeof value !== 'string') return 'must be a text';
  if (value === '') return 'must not be empty';
  return value.length > 1024 ? 'must have at most 1024 characters' : undefined;
};

/** One fixed text. */
export const exactly =
  (text: string): Rule =>
  (value) =>
    value === text ? undefined : `must be '${text}'`;

/** A UUID of any version. */
export const uuid: Rule = (value) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
    ? undefined
    : 'must be a UUID';

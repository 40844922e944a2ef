import type { Call } from '../services';
import { HIDDEN, readObject } from './body';
import { CODES, refuse } from './envelope';

/** Error messages by field name, to be shown at the fields. */
export type FieldProblems = Record<string, string>;

/** Reads one field: returns its value or an error message. */
export type Field<Value> = (input: unknown) => { value: Value } | { problem: string };

type Values<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/**
 * Reads the fields of a form from the JSON body. Reports all errors together, by field name. An unknown
 * field is an error too.
 */
export async function readForm<Fields extends Record<string, Field<unknown>>>(
  c: Call,
  fields: Fields,
): Promise<{ values: Values<Fields> } | { refusal: Response }> {
  const body = await readObject(c);
  if ('problem' in body) return { refusal: refuse(c, CODES.badRequest, body.problem) };
  // Without a prototype, so that a field named `__proto__` is a field too.
  const problems: FieldProblems = Object.create(null);
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(body.value)) {
    if (!Object.hasOwn(fields, name)) problems[name.slice(0, 60)] = 'There is no such field.';
  }
  for (const [name, read] of Object.entries(fields)) {
    const result = read(Object.hasOwn(body.value, name) ? body.value[name] : undefined);
    if ('problem' in result) problems[name] = result.problem;
    else values[name] = result.value;
  }
  if (Object.keys(problems).length > 0) return { refusal: refuseFields(c, problems) };
  return { values: values as Values<Fields> };
}

/** Answers with the errors of fields: `{Code: 1422, Message, Data: {fields: {name: message}}}`. */
export function refuseFields(c: Call, fields: FieldProblems): Response {
  const count = Object.keys(fields).length;
  const Message =
    count === 1 ? 'Check the highlighted field.' : `Check the ${count} highlighted fields.`;
  return c.json({ Code: CODES.fields, Message, Data: { fields } });
}

/** Field of a text without outer spaces; `lines` allows several lines. */
export function text({
  min = 1,
  max = 200,
  lines = false,
}: {
  min?: number;
  max?: number;
  lines?: boolean;
} = {}): Field<string> {
  return (input) => {
    if (input === undefined && min === 0) return { value: '' };
    if (typeof input !== 'string') return { problem: 'Please enter some text.' };
    const value = input.trim();
    if (value === '' && min > 0) return { problem: 'Please fill this in.' };
    if (value.length < min) return { problem: `Enter at least ${min} characters.` };
    if (value.length > max) return { problem: `Enter at most ${max} characters.` };
    const refused = lines ? /[^\P{Cc}\n\t]/u : HIDDEN;
    return refused.test(value.replaceAll('\r\n', '\n'))
      ? { problem: 'Control and invisible characters are not allowed.' }
      : { value: value.replaceAll('\r\n', '\n') };
  };
}

/** Field with one of some fixed texts. */
export function choice<Option extends string>(options: readonly Option[]): Field<Option> {
  return (input) => {
    const value = options.find((option) => option === input);
    return value === undefined
      ? { problem: `Please choose one of ${options.join(', ')}.` }
      : { value };
  };
}

/** Field of a whole number between two bounds, both included. */
export function whole(min: number, max: number): Field<number> {
  return (input) =>
    Number.isInteger(input) && Number(input) >= min && Number(input) <= max
      ? { value: Number(input) }
      : { problem: `Enter a whole number from ${min} to ${max}.` };
}

/** Field of the revision that a form was based on. The second of two simultaneous changes is refused. */
export const revision = whole(1, 2_147_483_647);

/** Makes a field optional: its value is undefined if it is missing. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return (input) => (input === undefined ? { value: undefined } : field(input));
}

import type { Call } from '../parts';
import { readObject } from './body';
import { CODES, refuse } from './envelope';

/** What is wrong with each field, by its name: sentences to stand next to the fields. */
export type FieldProblems = Record<string, string>;

/** Reads one field: its value, or the sentence that says what is wrong with it. */
export type Field<Value> = (given: unknown) => { value: Value } | { problem: string };

type Values<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/**
 * Reads the fields of a form from the JSON body. Reports all problems together, each under the
 * name of its field. An unknown field is a problem too.
 */
export async function readForm<Fields extends Record<string, Field<unknown>>>(
  c: Call,
  fields: Fields,
): Promise<{ values: Values<Fields> } | { refusal: Response }> {
  const body = await readObject(c);
  if ('problem' in body) return { refusal: refuse(c, CODES.badRequest, body.problem) };
  const problems: FieldProblems = {};
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

/** Answers that fields are wrong: `{Code: 1422, Message, Data: {fields: {name: sentence}}}`. */
export function refuseFields(c: Call, fields: FieldProblems): Response {
  const count = Object.keys(fields).length;
  const Message =
    count === 1 ? 'Check the highlighted field.' : `${count} fields need another look.`;
  return c.json({ Code: CODES.fields, Message, Data: { fields } });
}

/** A text without outer spaces; several lines only where `lines` says so. */
export function text({
  min = 1,
  max = 200,
  lines = false,
}: {
  min?: number;
  max?: number;
  lines?: boolean;
} = {}): Field<string> {
  return (given) => {
    if (given === undefined && min === 0) return { value: '' };
    if (typeof given !== 'string') return { problem: 'Please enter a text.' };
    const value = given.trim();
    if (value === '' && min > 0) return { problem: 'Please fill this in.' };
    if (value.length < min) return { problem: `At least ${min} characters, please.` };
    if (value.length > max) return { problem: `At most ${max} characters, please.` };
    const control = lines ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u;
    return control.test(value.replaceAll('\r\n', '\n'))
      ? { problem: 'Control characters cannot be kept.' }
      : { value: value.replaceAll('\r\n', '\n') };
  };
}

/** One of some fixed texts. */
export function choice<Option extends string>(options: readonly Option[]): Field<Option> {
  return (given) => {
    const value = options.find((option) => option === given);
    return value === undefined
      ? { problem: `Please choose one of ${options.join(', ')}.` }
      : { value };
  };
}

/** A whole number between two bounds, both included. */
export function whole(least: number, most: number): Field<number> {
  return (given) =>
    Number.isInteger(given) && Number(given) >= least && Number(given) <= most
      ? { value: Number(given) }
      : { problem: `Please enter a whole number from ${least} to ${most}.` };
}

/** The revision that a form has changed. The second of two simultaneous changes is refused. */
export const revision = whole(1, 2_147_483_647);

/** A field that may be left out; `undefined` then. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return (given) => (given === undefined ? { value: undefined } : field(given));
}

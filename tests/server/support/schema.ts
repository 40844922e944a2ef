/** A JSON schema as docs/openapi.yaml writes it. */
export type Schema = Record<string, unknown>;

type Rule = (value: unknown, wanted: never, schema: Schema, check: Check) => string[];
type Check = (value: unknown, schema: Schema, at?: string) => string[];

/** Words that say nothing about the value. */
const SAID = new Set(['description', 'examples']);

/** What each word of a schema asks; a word that is not here is an error, not a pass. */
const rules: Record<string, Rule> = {
  type: (value, type: string) => problem(typeOf(value, type), `is no ${type}`),
  const: (value, wanted: unknown) => problem(value === wanted, `is not ${wanted}`),
  enum: (value, wanted: unknown[]) => problem(wanted.includes(value), `is none of ${wanted}`),
  minLength: (value, least: number) => problem(`${value}`.length >= least, `is under ${least}`),
  maxLength: (value, most: number) => problem(`${value}`.length <= most, `is over ${most}`),
  format: (value, name: keyof typeof formats) =>
    problem(formats[name].test(String(value)), `is no ${name}`),
  not: (value, schema: Schema, _own, check) =>
    problem(check(value, schema).length > 0, 'is what it must not be'),
  oneOf: (value, schemas: Schema[], _own, check) => {
    const found = schemas.map((schema) => check(value, schema));
    const fitting = found.filter((problems) => problems.length === 0).length;
    return fitting === 1 ? [] : [` fits ${fitting} of ${schemas.length}`, ...found.flat()];
  },
  required: (value, names: string[]) =>
    names.filter((name) => !Object.hasOwn(value as object, name)).map((name) => `.${name} lacks`),
  properties: (value, schemas: Record<string, Schema>, _own, check) =>
    Object.entries(value as object).flatMap(([name, one]) =>
      schemas[name] ? check(one, schemas[name], `.${name}`) : [],
    ),
  additionalProperties: (value, allowed: boolean | Schema, { properties = {} }, check) =>
    Object.entries(value as object)
      .filter(([name]) => !Object.hasOwn(properties as object, name))
      .flatMap(([name, one]) =>
        typeof allowed === 'object'
          ? check(one, allowed, `.${name}`)
          : problem(allowed, `.${name} is too many`),
      ),
  items: (value, schema: Schema, _own, check) =>
    (value as unknown[]).flatMap((one, index) => check(one, schema, `[${index}]`)),
};

/** Texts that a format accepts. */
const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  email: /^\S+@\S+$/,
  uri: /^https?:\/\/\S+$/,
  password: /^/,
};

/** Checks values against schemas whose references `find` resolves; empty means that they fit. */
export function makeCheck(find: (ref: string) => Schema): Check {
  const check: Check = (value, { $ref, ...own }, at = '') => {
    const schema = typeof $ref === 'string' ? { ...find($ref), ...own } : own;
    for (const [word, wanted] of Object.entries(schema)) {
      if (SAID.has(word)) continue;
      const rule = rules[word];
      if (!rule) throw new Error(`The schema says "${word}", which this check does not know.`);
      const problems = rule(value, wanted as never, schema, check);
      if (problems.length > 0) return problems.map((one) => at + one);
    }
    return [];
  };
  return check;
}

function typeOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function problem(fits: boolean, text: string): string[] {
  return fits ? [] : [` ${text}`];
}

/** A JSON schema as docs/openapi.yaml writes it. */
export type Schema = Record<string, unknown>;

type Validator = (value: unknown, wanted: never, schema: Schema, check: Check) => string[];
type Check = (value: unknown, schema: Schema, path?: string) => string[];

/** Keywords that do not restrict the value. */
const ANNOTATIONS = new Set(['description', 'examples']);

/** Validator of each keyword. A keyword without one is an error. */
const validators: Record<string, Validator> = {
  type: (value, type: string) => problem(isOfType(value, type), `is not of type ${type}`),
  const: (value, wanted: unknown) => problem(value === wanted, `is not ${wanted}`),
  enum: (value, wanted: unknown[]) => problem(wanted.includes(value), `is not one of ${wanted}`),
  minLength: (value, min: number) =>
    problem(`${value}`.length >= min, `has fewer than ${min} characters`),
  maxLength: (value, max: number) =>
    problem(`${value}`.length <= max, `has more than ${max} characters`),
  format: (value, name: keyof typeof formats) =>
    problem(formats[name].test(String(value)), `is not in the format ${name}`),
  not: (value, schema: Schema, _own, check) =>
    problem(check(value, schema).length > 0, 'matches the schema of "not"'),
  oneOf: (value, schemas: Schema[], _own, check) => {
    const found = schemas.map((schema) => check(value, schema));
    const matches = found.filter((problems) => problems.length === 0).length;
    if (matches === 1) return [];
    return [` matches ${matches} of ${schemas.length} schemas`, ...found.flat()];
  },
  required: (value, names: string[]) =>
    names
      .filter((name) => !Object.hasOwn(value as object, name))
      .map((name) => `.${name} is missing`),
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
          : problem(allowed, `.${name} is not allowed`),
      ),
  items: (value, schema: Schema, _own, check) =>
    (value as unknown[]).flatMap((one, index) => check(one, schema, `[${index}]`)),
};

/** Pattern of each format. */
const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  email: /^\S+@\S+$/,
  uri: /^https?:\/\/\S+$/,
  password: /^/,
};

/**
 * Creates a function that returns the problems of a value; none if it matches its schema.
 * @param find resolves a `$ref`
 */
export function makeCheck(find: (ref: string) => Schema): Check {
  const check: Check = (value, { $ref, ...own }, path = '') => {
    const schema = typeof $ref === 'string' ? { ...find($ref), ...own } : own;
    for (const [keyword, wanted] of Object.entries(schema)) {
      if (ANNOTATIONS.has(keyword)) continue;
      const validator = validators[keyword];
      if (!validator) throw new Error(`The keyword "${keyword}" has no validator.`);
      const problems = validator(value, wanted as never, schema, check);
      if (problems.length > 0) return problems.map((text) => path + text);
    }
    return [];
  };
  return check;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function problem(isValid: boolean, text: string): string[] {
  return isValid ? [] : [` ${text}`];
}

import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/schema';
import type { Call } from '../services';
import { succeed } from './envelope';
import { type FieldProblems, refuseFields } from './fields';

const DEFAULT_SIZE = 25;
const MAX_SIZE = 100;
/** Highest page number. */
const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;

/** Parameters that a list accepts. */
export interface ListShape<Sort extends string, Filter extends string> {
  /** Accepted values of `sort`; the first is the default. */
  sort: readonly Sort[];
  /** Default direction. */
  dir?: 'asc' | 'desc';
  /** Further parameters, each with its accepted values or a function that checks the value. */
  filters?: Record<Filter, readonly string[] | ((text: string) => boolean)>;
}

/** A list request: `?page=2&size=50&sort=name&dir=desc&q=berth&state=open`. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  /** From 1. */
  page: number;
  size: number;
  sort: Sort;
  dir: 'asc' | 'desc';
  /** Search text; empty for none. */
  q: string;
  filters: Partial<Record<Filter, string>>;
}

/** Reads the parameters of a list. Errors are reported by parameter name. */
export function readList<Sort extends string, Filter extends string = never>(
  c: Call,
  shape: ListShape<Sort, Filter>,
): { list: ListQuery<Sort, Filter> } | { refusal: Response } {
  // Without a prototype, so that a parameter named `__proto__` is a parameter too.
  const problems: FieldProblems = Object.create(null);
  const query = c.req.query();
  const filters = Object.entries(shape.filters ?? {}) as [Filter, FilterRule][];
  const known = new Set(['page', 'size', 'sort', 'dir', 'q', ...filters.map(([name]) => name)]);
  for (const name of new URL(c.req.url).searchParams.keys()) {
    if (!known.has(name)) problems[name.slice(0, 60)] = 'Unknown parameter.';
  }
  const number = (name: string, fallback: number, max: number) => {
    const text = query[name];
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > max) problems[name] = `Enter a whole number from 1 to ${max}.`;
    return value;
  };
  const oneOf = <Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: Option,
  ) => {
    const text = query[name];
    const value = text === undefined ? fallback : options.find((option) => option === text);
    if (value === undefined) problems[name] = `Please choose one of ${options.join(', ')}.`;
    return value ?? fallback;
  };
  const list: ListQuery<Sort, Filter> = {
    page: number('page', 1, MAX_PAGE),
    size: number('size', DEFAULT_SIZE, MAX_SIZE),
    sort: oneOf('sort', shape.sort, shape.sort[0] as Sort),
    dir: oneOf('dir', ['asc', 'desc'], shape.dir ?? 'asc'),
    q: (query.q ?? '').trim(),
    filters: {},
  };
  if (list.q.length > MAX_TEXT) problems.q = `Enter at most ${MAX_TEXT} characters.`;
  if (list.q.includes('\0')) problems.q = 'Control characters cannot be searched.';
  for (const [name, rule] of filters) {
    const text = query[name];
    if (!text) continue;
    const fits = typeof rule === 'function' ? rule(text) : rule.includes(text);
    if (fits) list.filters[name] = text;
    else problems[name] = 'The list cannot be filtered by this value.';
  }
  return Object.keys(problems).length > 0 ? { refusal: refuseFields(c, problems) } : { list };
}

type FilterRule = readonly string[] | ((text: string) => boolean);

/** Answers with one page of a filtered and sorted query: `{rows, total}`. */
export async function answerList<Tables extends keyof Database, Row>(
  c: Call,
  query: SelectQueryBuilder<Database, Tables, Row>,
  { page, size }: ListQuery,
): Promise<Response> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<string>().as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return succeed(c, { rows, total: Number(total) });
}

/** Returns the `ilike` pattern that finds a text anywhere. Escapes its wildcards. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

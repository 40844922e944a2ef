import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/schema';
import type { Call } from '../parts';
import { succeed } from './envelope';
import { type FieldProblems, refuseFields } from './fields';

const DEFAULT_SIZE = 25;
const MAX_SIZE = 100;
/** A page further on is none that anybody turned to. */
const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;

/** What a list can be asked for. */
export interface ListShape<Sort extends string, Filter extends string> {
  /** Names that `sort` may have; the first is the default. */
  sort: readonly Sort[];
  /** Direction where none is asked for. */
  dir?: 'asc' | 'desc';
  /** Further queries, and what they may be: one of some texts, or what a function accepts. */
  filters?: Record<Filter, readonly string[] | ((text: string) => boolean)>;
}

/** A list as asked for: `?page=2&size=50&sort=name&dir=desc&q=berth&state=open`. */
export interface ListQuery<Sort extends string = string, Filter extends string = string> {
  /** From 1. */
  page: number;
  size: number;
  sort: Sort;
  dir: 'asc' | 'desc';
  /** What is looked for, empty where nothing is. */
  q: string;
  filters: Partial<Record<Filter, string>>;
}

/** Reads the query of a list; whatever it may not hold is refused under its own name. */
export function readList<Sort extends string, Filter extends string = never>(
  c: Call,
  shape: ListShape<Sort, Filter>,
): { list: ListQuery<Sort, Filter> } | { refusal: Response } {
  const problems: FieldProblems = {};
  const given = c.req.query();
  const filters = Object.entries(shape.filters ?? {}) as [Filter, FilterRule][];
  const known = new Set(['page', 'size', 'sort', 'dir', 'q', ...filters.map(([name]) => name)]);
  for (const name of Object.keys(given)) {
    if (!known.has(name)) problems[name.slice(0, 60)] = 'There is no such query.';
  }
  const number = (name: string, standard: number, most: number) => {
    const text = given[name];
    if (text === undefined) return standard;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > most) problems[name] = `A whole number from 1 to ${most}, please.`;
    return value;
  };
  const oneOf = <Option extends string>(
    name: string,
    options: readonly Option[],
    standard: Option,
  ) => {
    const text = given[name];
    const value = text === undefined ? standard : options.find((option) => option === text);
    if (value === undefined) problems[name] = `Please choose one of ${options.join(', ')}.`;
    return value ?? standard;
  };
  const list: ListQuery<Sort, Filter> = {
    page: number('page', 1, MAX_PAGE),
    size: number('size', DEFAULT_SIZE, MAX_SIZE),
    sort: oneOf('sort', shape.sort, shape.sort[0] as Sort),
    dir: oneOf('dir', ['asc', 'desc'], shape.dir ?? 'asc'),
    q: (given.q ?? '').trim(),
    filters: {},
  };
  if (list.q.length > MAX_TEXT) problems.q = `At most ${MAX_TEXT} characters, please.`;
  if (list.q.includes('\0')) problems.q = 'Control characters cannot be looked for.';
  for (const [name, rule] of filters) {
    const text = given[name];
    if (!text) continue;
    const fits = typeof rule === 'function' ? rule(text) : rule.includes(text);
    if (fits) list.filters[name] = text;
    else problems[name] = 'This is nothing that the list can be filtered by.';
  }
  return Object.keys(problems).length > 0 ? { refusal: refuseFields(c, problems) } : { list };
}

type FilterRule = readonly string[] | ((text: string) => boolean);

/** Answers one page of a query that has its filters and order: `{rows, total}`. */
export async function answerList<Tables extends keyof Database, Row>(
  c: Call,
  query: SelectQueryBuilder<Database, Tables, Row>,
  { page, size }: ListQuery,
): Promise<Response> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((is) => is.fn.countAll<string>().as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return succeed(c, { rows, total: Number(total) });
}

/** The pattern of `ilike` that finds a text anywhere, its own wildcards taken by the letter. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

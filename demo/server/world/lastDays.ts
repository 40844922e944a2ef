import { sql } from 'kysely';

/** Returns SQL for the last days (UTC) until today, as rows with a `day`. */
export const lastDays = (now: Date, count: number) => sql`
  select date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(hours => 24 * back) as day
  from generate_series(0, ${sql.lit(count - 1)}) as back
`;

import { sql } from 'kysely';

/** Seconds of a working day: from 07:00 to 18:00 UTC. */
const START = 7 * 3600;
const LENGTH = 11 * 3600;

/** Amount of work on a day of the weekend, relative to a working day. */
const WEEKEND = 0.08;

/** Calendar days for each working day: 7/5 with a margin, since more days than needed do no harm. */
const DAYS_PER_WORKING_DAY = 1.6;
const SPARE_DAYS = 14;

/**
 * Returns SQL for times of work until now, in the columns `at` and `number` (1 is the latest): during
 * working hours, at irregular intervals, and few at weekends.
 * @param count number of times
 * @param perDay number on a usual working day
 */
export function workTimes(now: Date, count: number, perDay: number) {
  const days = Math.ceil((count / perDay) * DAYS_PER_WORKING_DAY) + SPARE_DAYS;
  return sql<{ at: Date; number: number }>`
    select at, row_number() over (order by at desc)::integer as number
    from (
      select day + make_interval(secs => ${sql.lit(START)}
          + (slot - 1 + noise - floor(noise)) * ${sql.lit(LENGTH)} / quota) as at
      from (
        select day, back, greatest(1, round(${sql.lit(perDay)} * (1 + 0.2 * sin(back * 1.7))
          * case when extract(isodow from day at time zone 'UTC') > 5 then ${sql.lit(WEEKEND)} else 1 end
        ))::integer as quota
        from (
          select back, date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(hours => 24 * back) as day
          from generate_series(0, ${sql.lit(days)}) as back
        ) as days
      ) as quotas
      cross join lateral generate_series(1, quota) as slot
      cross join lateral (select abs(sin(back * 12.9898 + slot * 78.233)) * 43758.5453 as noise) as random
    ) as dates
    where at < ${now}::timestamptz
    order by at desc
    limit ${sql.lit(count)}
  `;
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { publishedReleases } from '../apppublish/seed';
import type { SeedDates } from './seedDates';
import { story } from './story';
import { sentAt } from './tickets';
import { workTimes } from './workTimes';

/** Number of rows of everyday activity, to show that a long list stays fast. */
const EVERYDAY_ROWS = 10_400;

/** Number of rows on a working day. */
const ROWS_PER_DAY = 60;

/**
 * Everyday tasks. Each site and application gets them in turn: the rows of a site are 36 apart, those of an
 * application 92.
 */
const TASKS = {
  site: sql`array['Checked the backups of', 'Renewed the firewall rules of', 'Read the logs of',
    'Tested the alarms of', 'Freed disk space on']`,
  application: sql`array['Checked', 'Restarted', 'Read the logs of']`,
};

/** Number of days of usage, including today. */
const USAGE_DAYS = 60;

/** Seeds requests and errors of every application by day, computed in SQL from waves and noise; today's until now. */
export async function seedUsage(db: Kysely<Database>, { now }: SeedDates): Promise<void> {
  await sql`
    insert into usage (application_id, day, requests, errors)
    select id, day, requests, case
        when id = ${story.application} and back = 1 then requests / 6
        else requests * (1 + (back * 7 + number) % 5) / 2000
      end
    from (
      select a.id, a.number, back,
        date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(hours => 24 * back) as day,
        ((case when a.state = 'paused' and back < 5 then 0 else
          (1400 + a.number * 310 % 2300) * (case when extract(isodow from
            ${now}::timestamptz at time zone 'UTC' - make_interval(days => back)) > 5 then 0.35 else 1 end)
          * (1 + 0.12 * sin(back / 4.0 + a.number)) + (back * 37 + a.number * 61) % 190 end)
          * case when back = 0 then extract(epoch from ${now}::timestamptz
            - date_trunc('day', ${now}::timestamptz, 'UTC')) / 86400 else 1 end
        )::integer as requests
      from (select id, state, row_number() over (order by id)::integer as number from applications) a
      cross join generate_series(0, ${sql.lit(USAGE_DAYS - 1)}) as back
    ) as days
  `.execute(db);
}

/** Returns the individual rows: releases, the evening of the failing one, and the answer to its ticket. */
function storyRows(dates: SeedDates) {
  const { at } = dates;
  const failing = {
    user_id: story.by,
    kind: 'release',
    link: `/apppublish/${story.release}`,
  };
  return [
    ...publishedReleases(dates).map((release) => ({
      at: release.at,
      user_id: release.by,
      kind: 'release',
      text: `Published ${release.name}`,
      link: `/apppublish/${release.id}`,
    })),
    { ...failing, at: at(1, story.started), text: `Started ${story.name} on Tideline Production` },
    { ...failing, at: at(1, story.failed), text: `${story.name} failed its health check` },
    {
      ...failing,
      at: at(1, story.rolledBack),
      text: `Rolled ${story.name} back to ${story.before}`,
    },
    {
      at: sentAt(dates, 0, 1),
      user_id: 'chen',
      kind: 'ticket',
      text: `Replied to ticket ${story.ticket}`,
      link: `/support/${story.ticket}`,
    },
  ];
}

/** Seeds the activity: the evening of the failing release, and months of everyday work. */
export async function seedActivity(
  db: Kysely<Database>,
  dates: SeedDates,
  { everydayRows = EVERYDAY_ROWS } = {},
): Promise<void> {
  await sql`
    insert into activity (at, user_id, kind, text, link)
    select at, user_id, kind, text, link from (
      ${everydayWork(dates, everydayRows)}
      union all
      select at, user_id, kind, text, link from json_to_recordset(${JSON.stringify(storyRows(dates))}::json)
        as entries (at timestamptz, user_id text, kind text, text text, link text)
    ) as activity
    order by at
  `.execute(db);
}

/**
 * Returns SQL for months of everyday work: assignees work on the newest tickets, editors and
 * administrators check sites and applications.
 */
function everydayWork({ now }: SeedDates, rows: number) {
  return sql`
    select at,
      case kind
        when 'ticket' then assignee_id
        when 'sign-in' then people.everyone[1 + number * 7 % array_length(people.everyone, 1)]
        else people.editors[1 + number * 7 % array_length(people.editors, 1)] end as user_id,
      kind,
      case kind
        when 'ticket' then 'Worked on ticket ' || ticket
        when 'site' then (${TASKS.site})[1 + number / 36 % 5] || ' ' || places.names[1 + number % 9]
        when 'application'
          then (${TASKS.application})[1 + number / 92 % 3] || ' ' || apps.names[1 + number % 23]
        else 'Signed in' end as text,
      case kind
        when 'ticket' then '/support/' || ticket
        when 'site' then '/site/' || places.ids[1 + number % 9]
        when 'application' then '/application/' || apps.ids[1 + number % 23]
        else '' end as link
    from (
      select dates.at, dates.number, newest.number as ticket, newest.assignee_id,
        case when dates.number % 4 = 0 and newest.number is null then 'application'
          else (array['ticket', 'site', 'application', 'sign-in'])[1 + dates.number % 4] end as kind
      from (${workTimes(now, rows, ROWS_PER_DAY)}) as dates
      left join lateral (
        select tickets.number, assignee_id from tickets
        where dates.number % 4 = 0 and opened_at < dates.at
          and tickets.number <> ${sql.lit(story.ticket)}
        order by tickets.number desc
        limit 1 offset dates.number / 4 % 2
      ) as newest on true
    ) as work
    cross join (select array_agg(id order by id) as everyone,
      array_agg(id order by id) filter (where role in ('ADMIN', 'EDITOR')) as editors
      from users) as people
    cross join (select array_agg(id order by id) as ids, array_agg(name order by id) as names
      from sites) as places
    cross join (select array_agg(id order by id) as ids, array_agg(name order by id) as names
      from applications) as apps
  `;
}

import type { Kysely } from 'kysely';
import { sha256 } from '../../account/hash';
import type { Database } from '../../database/schema';
import type { SeedDates } from '../seed/seedDates';
import { story } from '../seed/story';
import type { KeyScope, WebhookEvent } from './tables';

type Key = readonly [
  name: string,
  scope: KeyScope,
  hint: string,
  by: string,
  daysAgo: number,
  lastUsed: (dates: SeedDates) => Date,
  revoked?: (dates: SeedDates) => Date,
];

const keys: readonly Key[] = [
  [
    'Tideline release pipeline',
    'deploy',
    'nga_tR4m',
    'marta.nowak',
    212,
    ({ at }) => at(1, story.started),
  ],
  ['Nightly status board', 'read', 'nga_9wQz', 'ada', 96, ({ latest }) => latest('02:00')],
  [
    'Brightwater meter import',
    'read',
    'nga_Lk0d',
    'katrin.vogel',
    41,
    ({ latest }) => latest('06:30'),
  ],
  [
    'Trial of the spring build',
    'deploy',
    'nga_b7Yx',
    'ben',
    20,
    ({ workday }) => workday(7, '15:05'),
    ({ workday }) => workday(6, '17:30'),
  ],
];

const webhooks: readonly [address: string, event: WebhookEvent, by: string, daysAgo: number][] = [
  ['https://hooks.tideline.example/releases', 'release', 'marta.nowak', 180],
  ['https://chat.northgate.example/hooks/operations', 'application', 'ada', 90],
  ['https://desk.osterby.example/tickets', 'ticket', 'chen', 33],
];

/** Deliveries to the webhook of Tideline yesterday evening. */
const evening = [
  [story.started, 'release.published', 200, 82],
  [story.failed, 'application.failed', 503, 5000],
  [story.failed, 'application.failed', 200, 131],
  [story.rolledBack, 'release.rolled_back', 200, 77],
] as const;

/** Seeds the area Develop. The hashes of the keys belong to no existing key. */
export async function seedDevelop(db: Kysely<Database>, dates: SeedDates): Promise<void> {
  const { at, workday } = dates;
  await db
    .insertInto('api_keys')
    .values(
      keys.map(([name, scope, hint, created_by, daysAgo, lastUsed, revoked]) => ({
        name,
        scope,
        hint,
        created_by,
        hash: sha256(`seed ${name}`),
        created_at: workday(daysAgo, '10:00'),
        last_used: lastUsed(dates),
        revoked_at: revoked?.(dates) ?? null,
      })),
    )
    .execute();
  const made = await db
    .insertInto('webhooks')
    .values(
      webhooks.map(([address, event, created_by, daysAgo]) => {
        return { address, event, created_by, created_at: workday(daysAgo, '14:00') };
      }),
    )
    .returning('id')
    .execute();
  const first = made[0]?.id;
  if (first === undefined) return;
  await db
    .insertInto('deliveries')
    .values(
      evening.map(([time, event, status, milliseconds]) => {
        return { webhook_id: first, at: at(1, time), event, status, milliseconds };
      }),
    )
    .execute();
}

import { type ListQuery, likePattern } from '../../http/list';
import type { Services } from '../../services';

/** States of an account: `invited` has no password yet. */
export const USER_STATES = ['active', 'invited', 'deactivated'] as const;
export type UserState = (typeof USER_STATES)[number];

/** Columns by which the list can be sorted. */
export const USER_SORTS = ['name', 'email', 'role', 'team', 'lastSeen'] as const;
type UserSort = (typeof USER_SORTS)[number];

/** Selects all accounts as administrators see them. */
export const selectUsers = ({ db }: Pick<Services, 'db'>) =>
  db.selectFrom('users').select((eb) => [
    'id',
    'name',
    'email',
    'role',
    'team',
    'last_seen as lastSeen',
    eb
      .case()
      .when('active', '=', false)
      .then('deactivated')
      .when(eb.and([eb('password_hash', 'is', null), eb('last_seen', 'is', null)]))
      .then('invited')
      .else('active')
      .end()
      .as('state'),
  ]);

/** Selects the accounts of a list request. */
export function userQuery(services: Services, list: ListQuery<UserSort, 'role' | 'state'>) {
  const { q, sort, dir, filters } = list;
  return selectUsers(services)
    .$if(q !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('name', 'ilike', likePattern(q)), eb('email', 'ilike', likePattern(q))]),
      ),
    )
    .$if(filters.role !== undefined, (query) => query.where('role', '=', filters.role as string))
    .$if(filters.state === 'deactivated', (query) => query.where('active', '=', false))
    .$if(filters.state === 'invited', (query) =>
      query
        .where('active', '=', true)
        .where('password_hash', 'is', null)
        .where('last_seen', 'is', null),
    )
    .$if(filters.state === 'active', (query) =>
      query
        .where('active', '=', true)
        .where((eb) =>
          eb.or([eb('password_hash', 'is not', null), eb('last_seen', 'is not', null)]),
        ),
    )
    .orderBy(sort === 'lastSeen' ? 'last_seen' : sort, (order) =>
      dir === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('id');
}

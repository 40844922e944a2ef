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
  db.selectFrom('users').select((is) => [
    'id',
    'name',
    'email',
    'role',
    'team',
    'last_seen as lastSeen',
    is
      .case()
      .when('active', '=', false)
      .then('deactivated')
      .when(is.and([is('password_hash', 'is', null), is('last_seen', 'is', null)]))
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
      query.where((is) =>
        is.or([is('name', 'ilike', likePattern(q)), is('email', 'ilike', likePattern(q))]),
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
        .where((is) =>
          is.or([is('password_hash', 'is not', null), is('last_seen', 'is not', null)]),
        ),
    )
    .orderBy(sort === 'lastSeen' ? 'last_seen' : sort, (order) =>
      dir === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('id');
}

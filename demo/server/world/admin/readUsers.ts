import { anywhere, type ListQuery } from '../../http/list';
import type { Parts } from '../../parts';

export const USER_STATES = ['active', 'invited', 'deactivated'] as const;
export type UserState = (typeof USER_STATES)[number];

export const USER_SORTS = ['name', 'email', 'role', 'team', 'lastSeen'] as const;
type UserSort = (typeof USER_SORTS)[number];

/** All accounts as administrators see them. */
export const everyone = ({ db }: Pick<Parts, 'db'>) =>
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

/** The accounts that a list asks for. */
export function userQuery(parts: Parts, list: ListQuery<UserSort, 'role' | 'state'>) {
  const { q, sort, dir, filters } = list;
  return everyone(parts)
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([is('name', 'ilike', anywhere(q)), is('email', 'ilike', anywhere(q))]),
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

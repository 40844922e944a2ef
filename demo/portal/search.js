/** Number of results of one kind in the search palette. */
const SIZE = 5;

/** Status of the answer to a role that does not see the area. */
const FORBIDDEN = 403;

/** Kinds of records: the path of their list, and the search result of a record. */
const KINDS = [
  {
    list: '/api/world/sites',
    area: 'site',
    group: 'Sites',
    result: ({ id, name, organization }) => ({
      id: `site-${id}`,
      label: name,
      description: organization,
      link: `/site/${id}`,
    }),
  },
  {
    list: '/api/world/applications',
    area: 'application',
    group: 'Applications',
    result: ({ id, name, site, version }) => ({
      id: `application-${id}`,
      label: `${name} ${version}`,
      description: site,
      link: `/application/${id}`,
    }),
  },
  {
    list: '/api/world/tickets',
    area: 'support',
    group: 'Tickets',
    result: ({ number, subject, requester, organization }) => ({
      id: `ticket-${number}`,
      label: `${number} ${subject}`,
      description: `${requester}, ${organization}`,
      link: `/support/${number}`,
    }),
  },
  {
    list: '/api/world/admin/users',
    area: 'admin',
    group: 'People',
    result: ({ id, name, team }) => ({
      id: `person-${id}`,
      label: name,
      description: team,
      link: `/admin/accounts/${encodeURIComponent(id)}`,
    }),
  },
];

/**
 * Creates the search over the records that the signed-in user may see. A kind that fails does not hide the records of
 * the others; but if nothing was found, the search fails, as "no results" could be wrong.
 */
export function recordSearch(shell) {
  return async (query, signal) => {
    const visible = KINDS.filter(({ area }) => maySee(shell.user, area));
    const answers = await Promise.allSettled(
      visible.map((kind) => search(shell, kind, query, signal)),
    );
    const found = answers.flatMap(({ value = [] }) => value);
    const failed = answers.find(({ status }) => status === 'rejected');
    if (failed && found.length === 0) throw failed.reason;
    return found;
  };
}

/** Returns the results of one kind: none if the user's role no longer sees its area. */
async function search(shell, { list, area, group, result }, query, signal) {
  const address = `${list}?size=${SIZE}&q=${encodeURIComponent(query.slice(0, 100))}`;
  try {
    const { rows } = await shell.request(address, { signal, envelope: true });
    return rows.map((row) => ({ ...result(row), group, icon: area }));
  } catch (error) {
    if (error.status === FORBIDDEN) return [];
    throw error;
  }
}

function maySee(user, area) {
  if (!user || (area === 'admin' && user.Role !== 'ADMIN')) return false;
  return user.Areas?.includes(area) ?? true;
}

/**
 * The area Admin as an ES module: `/` lists the accounts, `/accounts/{id}` is an account, `/audit` the
 * audit log, `/roles` the areas of each role.
 */
import { followPath } from '../kit/pages.js';
import { accountPage } from './accountPage.js';
import { accountsPage } from './accountsPage.js';
import { auditPage } from './auditPage.js';
import { rolesPage } from './rolesPage.js';

export function mount(container, area) {
  container.classList.add('area');
  return followPath(container, area, ([first, id]) => {
    if (first === 'audit') return auditPage(area);
    if (first === 'roles') return rolesPage(area);
    return id ? accountPage(area, id) : accountsPage(area);
  });
}

/**
 * The area Admin as an ES module: `/` lists the accounts, `/accounts/{id}` is one of them, `/audit`
 * who did what, `/roles` which role sees which area.
 */
import { followPath } from '../kit/pages.js';
import { accountPage } from './accountPage.js';
import { accountsPage } from './accountsPage.js';
import { auditPage } from './auditPage.js';
import { rolesPage } from './rolesPage.js';

export function mount(container, area) {
  container.classList.add('area');
  return followPath(container, area, ([first, id = '']) => {
    if (first === 'audit') return auditPage(area);
    if (first === 'roles') return rolesPage(area);
    return first === 'accounts' ? accountPage(area, id) : accountsPage(area);
  });
}

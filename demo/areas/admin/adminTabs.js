import { tabs } from '../kit/tabs.js';

const PAGES = [
  ['#/admin', 'Accounts'],
  ['#/admin/roles', 'Roles and areas'],
  ['#/admin/audit', 'Audit log'],
];

/** The way between the pages of the area. */
export const adminTabs = (present) => tabs('Admin', PAGES, present);

/** Where the server keeps accounts. */
export const USERS = '/api/world/admin/users';

/** The roles, as choices. */
export const ROLES = [
  ['ADMIN', 'Administrator'],
  ['EDITOR', 'Editor'],
  ['SUPPORT', 'Support'],
  ['VIEWER', 'Viewer'],
];

/** A role in words. */
export const roleName = (role) => new Map(ROLES).get(role) ?? role;

/** States of an account, in words. */
export const STATES = [
  ['active', 'Active'],
  ['invited', 'Invited'],
  ['deactivated', 'Deactivated'],
];

const DOTS = { active: 'running', invited: 'waiting', deactivated: 'closed' };

/** The colored dot of an account's state, and its word. */
export const stateOf = (state) => [DOTS[state] ?? state, new Map(STATES).get(state) ?? state];

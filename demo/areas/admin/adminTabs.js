import { tabs } from '../kit/tabs.js';

const PAGES = [
  ['#/admin', 'Accounts'],
  ['#/admin/roles', 'Roles and areas'],
  ['#/admin/audit', 'Audit log'],
];

/** Creates the links between the pages of the area. */
export const adminTabs = (present) => tabs('Admin', PAGES, present);

/** Path of the accounts on the server. */
export const USERS = '/api/world/admin/users';

/** The roles, as choices. */
export const ROLES = [
  ['ADMIN', 'Administrator'],
  ['EDITOR', 'Editor'],
  ['SUPPORT', 'Support'],
  ['VIEWER', 'Viewer'],
];

/** Returns the label of a role. */
export const roleName = (role) => new Map(ROLES).get(role) ?? role;

/** Labels of the states of an account. */
export const STATES = [
  ['active', 'Active'],
  ['invited', 'Invited'],
  ['deactivated', 'Deactivated'],
];

const DOTS = { active: 'running', invited: 'waiting', deactivated: 'closed' };

/** Returns the color of the dot of an account's state, and its label. */
export const stateOf = (state) => [DOTS[state] ?? state, new Map(STATES).get(state) ?? state];

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

/** The areas that a role can see, with their labels. */
export const AREAS = [
  ['workspace', 'Workspace'],
  ['site', 'Site'],
  ['application', 'Application'],
  ['develop', 'Develop'],
  ['apppublish', 'App Publish'],
  ['admin', 'Admin'],
  ['support', 'Support'],
];

/** Returns the label of an area. */
export const areaName = (area) => new Map(AREAS).get(area) ?? area;

/** Labels of the states of an account. */
export const STATES = [
  ['active', 'Active'],
  ['invited', 'Invited'],
  ['deactivated', 'Deactivated'],
];

const DOTS = { active: 'running', invited: 'waiting', deactivated: 'closed' };

/** Returns the state of an account as arguments of `stateLabel`: the color of the dot, and the label. */
export const accountState = (state) => [DOTS[state] ?? state, new Map(STATES).get(state) ?? state];

import { tabs } from '../kit/tabs.js';

const PAGES = [
  ['#/admin', 'Accounts'],
  ['#/admin/roles', 'Roles and areas'],
  ['#/admin/audit', 'Audit log'],
];

/** Creates the links between the pages of the area. */
export const adminTabs = (present) => tabs('Admin', PAGES, present);

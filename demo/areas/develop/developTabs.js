import { tabs } from '../kit/tabs.js';

const PAGES = [
  ['#/develop', 'API keys'],
  ['#/develop/webhooks', 'Webhooks'],
];

/** The way between the two pages of the area. */
export const developTabs = (present) => tabs('Develop', PAGES, present);

/** Whether a person may change anything here. The server decides; this only hides. */
export const mayChange = ({ user }) => ['ADMIN', 'EDITOR'].includes(user?.Role);

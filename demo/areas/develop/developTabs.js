import { tabs } from '../kit/tabs.js';

const PAGES = [
  ['#/develop', 'API keys'],
  ['#/develop/webhooks', 'Webhooks'],
];

/** Creates the links between the two pages of the area. */
export const developTabs = (present) => tabs('Develop', PAGES, present);

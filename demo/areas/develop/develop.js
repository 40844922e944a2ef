/**
 * The area Develop as an ES module: `/` lists the API keys, `/webhooks` the webhooks, and
 * `/webhooks/{id}` is the log of a webhook.
 */
import { followPath } from '../kit/pages.js';
import { keysPage } from './keysPage.js';
import { logPage } from './logPage.js';
import { webhooksPage } from './webhooksPage.js';

export function mount(container, area) {
  container.classList.add('area');
  return followPath(container, area, ([first, id]) => {
    if (first !== 'webhooks') return keysPage(area);
    return id === undefined ? webhooksPage(area) : logPage(area, id);
  });
}

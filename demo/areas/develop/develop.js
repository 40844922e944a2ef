/**
 * The area Develop as an ES module: `/` lists the API keys, `/webhooks` the webhooks, and
 * `/webhooks/{id}` is the log of a webhook.
 */
import { followPath } from '../kit/pages.js';
import { withHeldDrafts } from './heldDrafts.js';
import { keysPage } from './keysPage.js';
import { logPage } from './logPage.js';
import { webhooksPage } from './webhooksPage.js';

export function mount(container, area) {
  container.classList.add('area');
  const own = withHeldDrafts(area, ['new key', 'new webhook']);
  return followPath(container, own, ([first, id]) => {
    if (first !== 'webhooks') return keysPage(own);
    return id === undefined ? webhooksPage(own) : logPage(own, id);
  });
}

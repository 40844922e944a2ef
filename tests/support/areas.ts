import type { BrowserContext, Page } from 'playwright-core';
import type { Office } from './office';

/**
 * Returns a host page that sets these areas, a JavaScript expression, on its shell. Areas add to the messages of
 * the page with `say`.
 */
export const areaPage = (areas: string, children = '', attributes = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script src="/dist/backoffice.js" defer></script></head>
<body style="margin:0">
<backoffice-shell brand="Northgate" ${attributes}>${children}</backoffice-shell>
<script>
window.messages = [];
const say = (...words) => window.messages.push(words.join(' '));
window.reports = 0;
addEventListener('error', () => { window.reports += 1; });
document.querySelector('backoffice-shell').areas = ${areas};
document.addEventListener('backoffice-error', ({ detail }) => {
  say('error', detail.source, detail.message);
  window.lastError = detail.error;
});
</script></body></html>`;

/** Opens the page of `areaPage`, signed in as ada. */
export async function openAreas(
  office: Office,
  areas: string,
  { path = '#/site', children = '', attributes = '', context }: Options = {},
): Promise<Page> {
  const browserContext = context ?? (await office.context());
  await browserContext.addInitScript(() => {
    // Only once, so that an ended session stays ended.
    if (window !== top || location.protocol === 'about:' || sessionStorage.getItem('entered'))
      return;
    sessionStorage.setItem('entered', 'yes');
    const user = { UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN', token: 'area-token' };
    localStorage.setItem('backoffice:currentUser', JSON.stringify(user));
  });
  return office.host(areaPage(areas, children, attributes), browserContext, `/host-page${path}`);
}

interface Options {
  path?: string;
  children?: string;
  attributes?: string;
  context?: BrowserContext;
}

/** Returns the messages of the areas of a page. */
export const messages = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: string[] }).messages);

/** Opens an area from the menu. */
export const openArea = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

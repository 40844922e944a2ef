import type { BrowserContext } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { holdRequests } from '../../support/holdRequests';
import { startOffice } from '../../support/office';

const page = (text: string, head = '') =>
  `<!doctype html><html lang="en"><title>Inner</title>${head}<p>${text}</p></html>`;
const office = startOffice();

beforeEach(() => {
  office.addPage('/inner/reports.html', page('Nine reports'));
  office.addPage('/inner/slow.html', page('Slow reports', '<img alt="" src="chart.png">'));
  office.addPage(
    '/inner/connected.html',
    page(
      '',
      `<script type="module">
import { connectArea } from '/dist/area-frame.js';
const area = await connectArea();
const tell = () => { document.querySelector('p').textContent = area.dir; };
area.subscribe(tell);
tell();
</script>`,
    ),
  );
});

/** Holds back the picture of a page; returns a function that sends it. */
async function holdPicture(context: BrowserContext): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await context.route('**/inner/chart.png', async (route) => {
    await sent;
    await route.fulfill({ status: 204 });
  });
  return send;
}

test('a frame shows a skeleton until its page has loaded, and a note after ten seconds', async () => {
  const context = await office.context();
  await context.clock.install();
  const sendPicture = await holdPicture(context);
  const shell = await openAreas(office, "{ site: { iframe: '/inner/slow.html' } }", { context });
  const loading = shell.getByRole('status').filter({ hasText: 'Site' });
  const content = shell.frameLocator('iframe').getByText('Slow reports');
  await content.waitFor({ state: 'attached' });
  await loading.waitFor();
  expect(await shell.locator('iframe').isVisible()).toBe(false);

  await shell.clock.fastForward(10_500);
  await loading.getByText('Site is taking longer than usual.').waitFor();
  await content.waitFor();
  await loading.getByRole('button', { name: 'Try again' }).waitFor();
  sendPicture();
  await loading.waitFor({ state: 'detached' });
  expect(await content.isVisible()).toBe(true);
  expect(await messages(shell)).toEqual([]);
});

test('a page that reports no height fills the shell, one that does is as tall as its content', async () => {
  const areas =
    "{ site: { iframe: '/inner/reports.html' }, support: { iframe: '/inner/tall.html' } }";
  office.addPage(
    '/inner/tall.html',
    page(
      'Tall',
      `<style>body { height: 1500px; margin: 0 }</style>
      <script type="module">
        import { connectArea } from '/dist/area-frame.js';
        await connectArea();
      </script>`,
    ),
  );
  const shell = await openAreas(office, areas);
  await shell.frameLocator('iframe').getByText('Nine reports').waitFor();
  /** Returns the height of the frame, and that of the content pane without its padding. */
  const heights = () =>
    shell.evaluate(() => {
      const pane = document
        .querySelector('backoffice-shell')
        ?.shadowRoot?.querySelector('.content');
      const { height } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
      return { frame: height, pane: (pane?.clientHeight ?? 0) - 48 };
    });
  await expect
    .poll(async () => {
      const { frame, pane } = await heights();
      return frame === pane && pane > 480;
    })
    .toBe(true);
  await openArea(shell, 'Support');
  await expect.poll(async () => (await heights()).frame).toBe(1500);
});

test('a page that connects is shown before its last picture has loaded', async () => {
  const context = await office.context();
  const html = page('', '<img alt="" src="chart.png">');
  office.addPage(
    '/inner/early.html',
    `${html}<script type="module">
import { connectArea } from '/dist/area-frame.js';
await connectArea();
document.querySelector('p').textContent = 'Connected';
</script>`,
  );
  const sendPicture = await holdPicture(context);
  const shell = await openAreas(office, "{ site: { iframe: '/inner/early.html' } }", { context });
  await shell.frameLocator('iframe').getByText('Connected').waitFor();
  await expect.poll(() => shell.locator('iframe').isVisible()).toBe(true);
  sendPicture();
});

test('leaving a frame that still loads removes it', async () => {
  const context = await office.context();
  await context.route('**/inner/chart.png', () => {});
  const shell = await openAreas(
    office,
    "{ site: { iframe: '/inner/slow.html' }, develop: { iframe: '/inner/reports.html' } }",
    { context },
  );
  await shell.frameLocator('iframe').getByText('Slow reports').waitFor({ state: 'attached' });
  await openArea(shell, 'Develop');
  await shell.frameLocator('iframe').getByText('Nine reports').waitFor();
  await expect.poll(() => shell.locator('iframe').count()).toBe(1);
});

test('a frame that is opened offline shows a message and loads when the browser is online', async () => {
  office.expectProblem(/The browser is offline|ERR_INTERNET_DISCONNECTED/);
  const context = await office.context();
  const shell = await openAreas(
    office,
    "{ site: { iframe: '/inner/reports.html' }, develop: { iframe: '/inner/reports.html?2' } }",
    { context },
  );
  const content = shell.frameLocator('iframe').getByText('Nine reports');
  await content.waitFor();
  await context.setOffline(true);
  await openArea(shell, 'Develop');
  await shell.getByText('You are offline. Develop loads when you are connected again.').waitFor();
  expect(await shell.locator('iframe').count()).toBe(0);
  // The page hears that it is online before its frames are.
  const release = await holdRequests(context, '**/inner/reports.html?2');
  await context.setOffline(false);
  release();
  await content.waitFor();
  expect(await shell.getByRole('alert').count()).toBe(0);
});

test('a connected page learns the direction of the language, and else that of the host page', async () => {
  const shell = await openAreas(office, "{ site: { iframe: '/inner/connected.html' } }");
  const shown = shell.frameLocator('iframe').locator('p');
  await expect.poll(() => shown.textContent()).toBe('ltr');
  await shell.evaluate(() => {
    document.documentElement.dir = 'rtl';
    location.hash = '#/site/next';
  });
  await expect.poll(() => shown.textContent()).toBe('rtl');
});

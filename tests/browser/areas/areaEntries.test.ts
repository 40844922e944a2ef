import { expect, test } from 'vitest';
import { iconPaths } from '../../../build/plugins/iconPaths';
import { openAreas } from '../../support/areas';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { USER_KEY } from '../../support/signedIn';

const office = startOffice();

test('a slotted child sets the label, icon and badge of its entry and can change them', async () => {
  const page = await openAreas(office, '{}', {
    path: '#/site',
    children:
      '<section slot="site" data-label="Harbours" data-icon="anchor" data-badge="3">Here</section>',
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Harbours 3' }).waitFor();
  await expect.poll(() => page.title()).toBe('Harbours · Northgate');
  await page.getByRole('heading', { name: 'Harbours' }).waitFor();
  await page.evaluate(() => {
    const section = document.querySelector('section') as HTMLElement;
    section.dataset.badge = '4';
    delete section.dataset.label;
  });
  await menu.getByRole('link', { name: 'Site 4' }).waitFor();
});

test('an area sets its title and its badge, and leaving the area removes the title', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      area.setTitle('Site 7');
      area.setBadge('12');
    } }) } }`,
  );
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Site 12' }).waitFor();
  await expect.poll(() => page.title()).toBe('Site 7 · Northgate');
  await menu.getByRole('link', { name: 'Support' }).click();
  await expect.poll(() => page.title()).toBe('Support · Northgate');
  await menu.getByRole('link', { name: 'Site 12' }).waitFor();
});

test('areas beyond the seven standard ones open from a custom menu', async () => {
  const page = await openAreas(
    office,
    `(document.querySelector('backoffice-shell').menu = [
      { id: 'r', label: 'Reports', icon: 'chart-pie', link: '/reports' },
      { id: 's', label: 'menu.site', link: '/site' },
    ], { reports: { load: async () => ({ mount(container, area) {
      container.textContent = 'Report ' + area.path;
    } }) }, account: { load: async () => ({ mount() {} }) } })`,
    { path: '#/reports/7' },
  );
  await page.getByText('Report /7').waitFor();
  await expect.poll(() => page.title()).toBe('Reports · Northgate');
  const entry = page.getByRole('link', { name: 'Reports' });
  expect(await entry.getAttribute('aria-current')).toBe('page');
  await page.goto(`${page.url().split('#')[0]}#/nowhere`);
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
});

test('areas with the name of another slot of the shell are shown in the content pane', async () => {
  const names = ['brand', 'dashboard', 'footer', 'help'];
  const page = await openAreas(
    office,
    `Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, {
      load: async () => ({ mount(container) { container.textContent = 'The area ' + name; } }),
    }]))`,
    { path: '#/brand' },
  );
  for (const name of names) {
    await page.evaluate((path) => location.assign(`#${path}`), `/${name}`);
    const text = page.getByText(`The area ${name}`);
    await text.waitFor();
    const slot = await text.evaluate((node) =>
      node.closest('[slot]')?.assignedSlot?.closest('[part]')?.getAttribute('part'),
    );
    expect(slot).toBe('content');
  }
  await page.getByRole('link', { name: 'Northgate, Dashboard' }).getByText('Northgate').waitFor();
});

test('an area beyond the seven standard ones has a tile with its own label and icon', async () => {
  const page = await openAreas(
    office,
    `{ reports: { label: 'Monthly reports', icon: 'chart-pie', load: async () => ({ mount(container) {
      container.textContent = 'Twelve reports';
    } }) } }`,
    { path: '#/' },
  );
  const tile = page.getByRole('main').getByRole('link', { name: 'Monthly reports' });
  const icon = tile.locator('.icon path');
  await expect.poll(() => icon.getAttribute('d')).toBe(iconPaths().get('chartpie'));
  await tile.click();
  await page.getByText('Twelve reports').waitFor();
  await expect.poll(() => page.title()).toBe('Monthly reports · Northgate');
});

test('an area is named by the menu entry that its user sees', async () => {
  const editor = { UserId: 'ben', Name: 'Ben Osei', Role: 'EDITOR', token: 'area-token' };
  const context = await office.contextWith({ [USER_KEY]: JSON.stringify(editor) });
  const body = hostPage(`<backoffice-shell></backoffice-shell>
    <script>
      Object.assign(document.querySelector('backoffice-shell'), {
        menu: [{ id: 'reports', label: 'Monthly reports', link: '/reports', roles: ['EDITOR'] }],
        areas: { reports: { load: async () => ({ mount: (box) => box.append('Twelve reports') }) } },
      });
    </script>${SCRIPT}`);
  const page = await office.host(body, context, '/host-page#/reports');
  await page.getByText('Twelve reports').waitFor();
  await expect.poll(() => page.title()).toMatch(/^Monthly reports · /);
  await page.getByRole('heading', { name: 'Monthly reports' }).waitFor();
});

test('a sandboxed frame gets its state over its own port; window messages have no effect', async () => {
  const context = await office.context();
  await context.route('**/inner.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><p id="facts"></p><script>
        const { port1: port, port2 } = new MessageChannel();
        port.onmessage = ({ data: facts }) => {
          document.querySelector('#facts').textContent = facts.user.Name + ' at ' + facts.path + ' ' + (facts.user.token ?? 'no token');
        };
        const say = (what) => port.postMessage(what);
        parent.postMessage({ 'backoffice-area': { ready: true } }, '*', [port2]);
        say({ setTitle: 'Inner', setBadge: '5', garbage: 1 });
        for (const nothing of [null, 1, 'text', []]) say(nothing);
        try { parent.document.title = 'stolen'; } catch { say({ notify: { kind: 'info', text: 'kept out' } }); }
        for (let i = 0; i < 10000; i++) say({ height: 600 + (i % 2) });
      </script>`,
    }),
  );
  const page = await openAreas(office, `{ site: { iframe: '/inner.html' } }`, {
    context,
    path: '#/site/7',
  });
  const frame = page.frameLocator('iframe[title="Site"]');
  await frame.getByText('Ada Okafor at /7 no token').waitFor();
  await page.getByText('kept out').waitFor();
  await expect.poll(() => page.title()).toBe('Inner · Northgate');
  await page.evaluate(() => window.postMessage({ 'backoffice-area': { setTitle: 'Forged' } }, '*'));
  await page.getByRole('link', { name: 'Site 5' }).waitFor();
  await expect.poll(() => page.title()).toBe('Inner · Northgate');
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'de'),
  );
  await page.locator('iframe[title="Standorte"]').waitFor();
});

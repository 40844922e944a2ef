import { beforeEach, expect, test } from 'vitest';
import { demoFolders } from '../../../demo/server/demoFolders';
import { colleague } from '../../server/support/world';
import { openArea } from '../../support/areas';
import { guideFiles, guideFolder } from '../../support/guide';
import { signIn, startOffice } from '../../support/office';
import { callsTo, hashOf } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';
import { changes } from '../../support/world';

const { 'index.html': first = '', 'sources.html': sources = '' } = guideFiles('areas.md');
const withScript = (page: string, name: string) =>
  page.replace('</body>', `<script src="${name}"></script></body>`);

const folder = guideFolder('areas.md', {
  'try.html': withScript(first, 'try.js'),
  'reports.html': withScript(sources, 'reports-entry.js'),
});
const office = startOffice({
  folders: { '/guide/': folder, '/backoffice/': demoFolders['/dist/'] as string },
  // The configuration that the guide requires for a framed page that loads modules.
  headers: { 'Access-Control-Allow-Origin': '*' },
});
// The pages of the guide have no icon.
beforeEach(() => office.expectProblem(/404/));

test('the steps of the guide lead to a working area, with and without a server', async () => {
  const page = await office.open('/guide/index.html');
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await signIn(page, 'ada');
  await openArea(page, 'Site');
  await page.getByText('Ada Okafor, you are at /', { exact: true }).waitFor();
  expect(hashOf(page)).toBe('#/site');
  await page.getByRole('button', { name: 'Open site 7' }).press('Enter');
  await page.getByText('Ada Okafor, you are at /7').waitFor();
  expect(hashOf(page)).toBe('#/site/7');
  await page.goBack();
  await page.getByText('Ada Okafor, you are at /', { exact: true }).waitFor();
  await openArea(page, 'Support');
  await expect.poll(() => printed.filter((text) => text === 'left')).toHaveLength(1);

  const signIns = callsTo(office, '/api/account/login').length;
  const alone = await office.open('/guide/try.html#/site');
  await signIn(alone, 'whoever', 'anything');
  await alone.getByText('whoever, you are at /').waitFor();
  expect(callsTo(office, '/api/account/login')).toHaveLength(signIns);
});

test('each source in the guide fills its area and sets its menu entry', async () => {
  const page = await office.open('/guide/sources.html', await signedIn(office, 'ben'));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'My day 3' }).click();
  await page.getByRole('heading', { name: 'Three things to do' }).waitFor();
  await openArea(page, 'Application');
  await page.getByRole('heading', { name: 'Nothing is deployed' }).waitFor();
  await openArea(page, 'App Publish');
  await page.getByText('Ben Lindqvist, you are at /').waitFor();
  await openArea(page, 'Develop');
  await page.getByText('Keys of Ben Lindqvist').waitFor();
  await openArea(page, 'Support');
  const frame = page.frameLocator('iframe');
  await frame.getByText('Ben Lindqvist, you are at /').waitFor();
  await page.evaluate(() => {
    location.hash = '#/support/7';
    document.querySelector('backoffice-shell')?.setAttribute('theme', 'dark');
  });
  await frame.getByText('Ben Lindqvist, you are at /7').waitFor();
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');

  await page.goto(new URL('/guide/reports.html#/reports', office.server.url).href);
  await page.getByText('No reports yet').waitFor();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Site', 'Reports']);
  await openArea(page, 'Site');
  await page.getByRole('button', { name: 'Brightwater Field' }).waitFor();
});

test('the complete area of the guide lists, opens, keeps drafts over a reload and saves', async () => {
  const page = await office.open('/guide/sources.html#/site', await signedIn(office, 'ben'));
  await page.getByRole('button', { name: 'Brightwater Field' }).click();
  await expect.poll(() => page.title()).toBe('Brightwater Field · Back Office');
  const note = page.getByLabel('Note');
  await note.fill('Typed');
  await openArea(page, 'Support');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe('Typed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Brightwater Field is saved').waitFor();
  await page.getByRole('link', { name: 'Site 9' }).waitFor();
  expect(hashOf(page)).toBe('#/site');
  expect(changes(office)).toMatchObject([
    { path: '/api/world/sites/brightwater-field', body: { note: 'Typed', revision: 1 } },
  ]);
  await openArea(page, 'Support');
  await page.frameLocator('iframe').getByText('Ben Lindqvist, you are at /').waitFor();
});

test('a restored draft of the complete area does not replace what someone else has saved', async () => {
  const page = await office.open('/guide/sources.html#/site', await signedIn(office, 'ben'));
  await page.getByRole('button', { name: 'Brightwater Central' }).click();
  const note = page.getByLabel('Note');
  await expect.poll(() => page.title()).toBe('Brightwater Central · Back Office');
  await note.fill('By ben');
  const path = '/api/world/sites/brightwater-central';
  const ada = await colleague(office.server, 'ada');
  const other = { state: 'paused', note: 'By ada', revision: 1 };
  expect((await ada.send('PATCH', '/sites/brightwater-central', other)).body.Code).toBe(0);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe('By ben');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The note is now “By ada”. Save again to replace it.').waitFor();
  expect(await note.inputValue()).toBe('By ben');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Brightwater Central is saved').waitFor();
  const sent = changes(office).filter(
    (one) => one.path === path && Object(one.body).note === 'By ben',
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { note: 'By ben', revision: 1 },
    { note: 'By ben', revision: 2 },
  ]);
  expect((await ada.get('/sites/brightwater-central')).body.Data.state).toBe('paused');
});

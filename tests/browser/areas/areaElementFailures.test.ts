import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

/** Opens a shell with an area that is an element with these members. */
const areaOf = (members: string) => `(() => {
  customElements.define('x-sites', class extends HTMLElement { ${members} });
  return { site: { element: 'x-sites' } };
})()`;

const failing: [where: string, members: string, message: string][] = [
  [
    'when it is put into the page',
    `connectedCallback() { this.append('Half a list'); this.append(this.area.user.Nope.length); }`,
    'Cannot read properties of undefined',
  ],
  [
    'in its constructor',
    `constructor() { super(); throw new Error('no sites today'); }`,
    'no sites today',
  ],
  [
    'in its setter of the area',
    `set area(area) { throw new Error('no area wanted'); }`,
    'no area wanted',
  ],
  ['something that is no error', `connectedCallback() { throw 'out of sites'; }`, 'out of sites'],
];

for (const [where, members, message] of failing) {
  test(`an element that throws ${where} shows a card with retry and dispatches an event`, async () => {
    // The console still shows the errors that browsers report.
    office.expectProblem(new RegExp(message));
    const page = await openAreas(office, areaOf(members));
    const card = page.getByRole('alert').filter({ hasText: 'Couldn’t load Site' });
    await card.getByText('Details', { exact: true }).click();
    await card.getByText(message).first().waitFor();
    expect(await messages(page)).toEqual([expect.stringContaining(`error area ${message}`)]);
    expect(await page.locator('[data-backoffice-area]').innerHTML()).toBe('');
    await openArea(page, 'Support');
    await page.getByText('Nothing here yet').waitFor();
  });
}

test('Try again creates a new element after an error', async () => {
  office.expectProblem(/not yet/);
  const page = await openAreas(
    office,
    areaOf(`connectedCallback() {
      window.tries = (window.tries ?? 0) + 1;
      if (window.tries === 1) throw new Error('not yet');
      this.textContent = 'Here now';
    }`),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Here now').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('events named "error" and errors after the mount keep an element mounted', async () => {
  office.expectProblem(/later|ERR_FAILED|404/);
  const page = await openAreas(
    office,
    areaOf(`connectedCallback() {
      this.innerHTML = 'Nine sites <img src="/no-such-image.png" alt="">';
      this.dispatchEvent(new Event('error', { bubbles: true }));
      this.dispatchEvent(new ErrorEvent('error', { bubbles: true, message: 'our own' }));
      setTimeout(() => { say('thrown later'); throw new Error('later'); });
    }`),
  );
  await expect.poll(() => messages(page)).toEqual(['thrown later']);
  await page.getByText('Nine sites').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('Try again does not evaluate a module again that has defined its element', async () => {
  office.expectProblem(/not yet/);
  const context = await office.context();
  await context.route('**/our-sites.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        say('evaluated');
        customElements.define('our-sites', class extends HTMLElement {
          connectedCallback() {
            window.tries = (window.tries ?? 0) + 1;
            if (window.tries === 1) throw new Error('not yet');
            this.textContent = 'Here now';
          }
        });`,
    }),
  );
  const source = `{ site: { element: 'our-sites', module: '/our-sites.js' } }`;
  const page = await openAreas(office, source, { context });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Here now').waitFor();
  expect((await messages(page)).filter((one) => one === 'evaluated')).toHaveLength(1);
});

import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { PASSWORDS, startOffice } from '../../support/office';

/** A page that takes the focus when told to. */
const FRAME = `<!doctype html><title>Inner</title><input id="field"><script>
  addEventListener('message', ({ data }) => {
    field.focus();
    if (data === 'often') setInterval(() => field.focus(), 20);
    if (data === 'hidden') {
      // As fast as possible, and for the window, which takes the focus without a box.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.focus(), port2.postMessage(0));
      port2.postMessage(0);
    }
  });
  let keys = '';
  addEventListener('keydown', ({ key }) => {
    keys += key;
    parent.postMessage({ keys }, '*');
  });
</script>`;

const office = startOffice();
beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const typedInFrame = (page: Page) => page.frameLocator('iframe').locator('#field').inputValue();

/** Opens the sign-in dialog over an area in a frame, with the focus in the password. */
async function openDialog(frame: string): Promise<Page> {
  const context = await office.context();
  await context.route('**/inner-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: FRAME }),
  );
  const page = await openAreas(office, `{ site: { iframe: '${frame}' } }`, {
    attributes: 'session-expired="dialog"',
    context,
  });
  await page.frameLocator('iframe').locator('#field').waitFor();
  await page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string): Promise<unknown>;
    };
    void shell.request('/api/probe').catch(() => {});
  });
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await password(page).click();
  return page;
}

const tellFrame = (page: Page, text: 'once' | 'often' | 'hidden') =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), text);

for (const [name, frame] of Object.entries({
  'of the same origin': '/inner-page',
  'of another origin': 'https://elsewhere.example/inner-page',
})) {
  test(`a frame ${name} that takes the focus once does not get the password`, async () => {
    const page = await openDialog(frame);
    await page.evaluate(() => {
      addEventListener('blur', () => document.body.setAttribute('data-blurred', ''));
    });
    await tellFrame(page, 'once');
    await page.locator('body[data-blurred]').waitFor();
    await expect.poll(() => password(page).evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type('secret');
    expect(await password(page).inputValue()).toBe('secret');
    expect(await typedInFrame(page)).toBe('');
    expect(await page.locator('iframe').isVisible()).toBe(true);
  });

  test(`a frame ${name} that takes the focus again and again is hidden until the dialog closes`, async () => {
    const page = await openDialog(frame);
    await tellFrame(page, 'often');
    await page.locator('iframe').waitFor({ state: 'hidden' });
    await page.keyboard.type(PASSWORDS.ada);
    expect(await password(page).inputValue()).toBe(PASSWORDS.ada);
    await page.keyboard.press('Enter');
    await page.locator('iframe').waitFor();
    expect(await typedInFrame(page)).toBe('');
  });

  test(`a frame ${name} that takes the focus although it is hidden is unloaded until the dialog closes`, async () => {
    const page = await openDialog(frame);
    await page.evaluate(() => {
      addEventListener('message', ({ data }) => {
        if (data.keys) document.body.dataset.keys = data.keys;
      });
    });
    await tellFrame(page, 'hidden');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.keyboard.type(PASSWORDS.ada);
    expect(await password(page).inputValue()).toBe(PASSWORDS.ada);
    await page.keyboard.press('Enter');
    await page.locator('iframe').waitFor();
    expect(await typedInFrame(page)).toBe('');
    expect(await page.locator('body').getAttribute('data-keys')).toBeNull();
  });
}

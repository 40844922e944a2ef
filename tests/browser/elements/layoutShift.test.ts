import { expect, test } from 'vitest';
import { holdModules } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test.each(['backoffice-login', 'backoffice-reset', 'backoffice-shell'])(
  '<%s> does not shift its content when React takes over the first paint',
  async (tag) => {
    const page = await office.host(
      `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head>
      <body><${tag}></${tag}>${SCRIPT}</body></html>`,
    );
    // The styles that follow the first paint.
    const picker = page.locator(`${tag} select`);
    await expect.poll(() => picker.evaluate((one) => getComputedStyle(one).cursor)).toBe('pointer');
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.push((entry as unknown as Shift).value);
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
        }),
    );
    expect(shifts).toEqual([]);
  },
);

test.each([
  ['en', 'Your session has ended. Please sign in again.', 'Show password'],
  ['de', 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.', 'Passwort anzeigen'],
])(
  'the first paint has the notice that the session has ended: language %s',
  async (language, notice, peek) => {
    office.expectProblem(/status of 401/);
    const context = await signedIn(office, 'ada', { viewport: { width: 360, height: 740 } });
    const markup = hostPage(
      `<backoffice-shell language="${language}"></backoffice-shell>${SCRIPT}`,
      '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>',
    );
    const page = await office.host(markup, context);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Loads the chunk that requests need.
    await page.evaluate(request);
    if (language !== 'en') {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('backoffice:texts')))
        .toContain(notice);
    }
    await office.server.db.deleteFrom('tokens').execute();
    const release = await holdModules(context);
    await page.evaluate(request).catch(() => {});

    const field = page.locator('[name="UserId"]');
    const alert = page.locator('.alert p');
    const places = async () => [await field.boundingBox(), await alert.boundingBox()];
    await field.waitFor();
    expect(await alert.textContent()).toBe(notice);
    const before = await places();
    const color = await alert.evaluate((one) => getComputedStyle(one).color);
    release();
    const button = page.getByRole('button', { name: peek });
    await expect
      .poll(async () => {
        await button.dispatchEvent('click');
        return button.getAttribute('aria-pressed');
      })
      .toBe('true');
    expect(await alert.textContent()).toBe(notice);
    expect(await places()).toEqual(before);
    expect(await alert.evaluate((one) => getComputedStyle(one).color)).toBe(color);
  },
);

/** Sends a request through the shell. Resolves with its answer. */
async function request() {
  await customElements.whenDefined('backoffice-shell');
  const shell = document.querySelector('backoffice-shell') as unknown as {
    request(url: string): Promise<unknown>;
  };
  await shell.request('/api/probe').catch(() => {});
}

/** A layout shift, of which TypeScript's DOM types know nothing. */
interface Shift {
  value: number;
}

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';

/**
 * A page with this form and nothing else; what the pickers tell is kept in `told`. Nothing moves on it,
 * unless a context of the test's own says so.
 */
export async function formPage(
  office: Office,
  form: string,
  { context, head }: { context?: BrowserContext; head?: string } = {},
): Promise<Page> {
  const page = await office.host(
    hostPage(
      `<form>${form}<button>Save</button></form>
      <script>
        const told = [];
        for (const type of ['input', 'change']) {
          document.addEventListener(type, ({ target, detail }) =>
            told.push([type, target.value, detail?.dayOffset]));
        }
      </script>${SCRIPT}`,
      head,
    ),
    context ?? (await office.context({ reducedMotion: 'reduce' })),
  );
  await pickersReady(page);
  return page;
}

/** Waits until the pickers of a page are defined and drawn. */
export const pickersReady = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('backoffice-date-picker, backoffice-time-picker')].every((one) =>
      one.shadowRoot?.querySelector('input'),
    ),
  );

/** What the form would send. */
export const entries = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.forms[0] as HTMLFormElement)));

/** What was told since the last question. */
export const told = (page: Page) => page.evaluate('told') as Promise<unknown[][]>;

export const forget = (page: Page) => page.evaluate('void (told.length = 0)');

/** A picker by its `name`. */
export const picker = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Its text field, and the button that opens its dialog. */
export const fieldOf = (one: Locator) => one.locator('.box input');
export const openerOf = (one: Locator) => one.locator('.box button');
export const dialogOf = (one: Locator) => one.getByRole('dialog');

/** Makes every picker of the page speak a language. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    for (const one of document.querySelectorAll('backoffice-date-picker, backoffice-time-picker'))
      one.setAttribute('language', name);
  }, language);
}

/** The name of what has the focus inside a picker. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement?.shadowRoot?.activeElement;
    return node?.getAttribute('aria-label') ?? node?.textContent ?? '';
  });

/** The day that has the focus, once it is this one. */
export const dayFocused = (page: Page, day: string) =>
  page.locator(`[data-day="${day}"] button:focus`).waitFor();

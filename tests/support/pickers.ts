import type { BrowserContext, Locator, Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';

/**
 * Opens a page with only this form; it collects the events of the pickers in `told`. Animations are
 * off, unless the test passes its own context.
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

/** Waits until the pickers of a page are defined and rendered. */
export const pickersReady = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('backoffice-date-picker, backoffice-time-picker')].every((one) =>
      one.shadowRoot?.querySelector('input'),
    ),
  );

/** Returns the entries that the form would send. */
export const entries = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.forms[0] as HTMLFormElement)));

/** Returns the events since the last call. */
export const told = (page: Page) => page.evaluate('told') as Promise<unknown[][]>;

export const forget = (page: Page) => page.evaluate('void (told.length = 0)');

/** Returns a picker by its `name`. */
export const picker = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Returns its text field, and the button that opens its dialog. */
export const fieldOf = (one: Locator) => one.locator('.box input');
export const openerOf = (one: Locator) => one.locator('.box button');
export const dialogOf = (one: Locator) => one.getByRole('dialog');

/** Sets the language of every picker on the page. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    for (const one of document.querySelectorAll('backoffice-date-picker, backoffice-time-picker'))
      one.setAttribute('language', name);
  }, language);
}

/** Returns the name of the focused element inside a picker. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement?.shadowRoot?.activeElement;
    return node?.getAttribute('aria-label') ?? node?.textContent ?? '';
  });

/** Waits until this day has the focus. */
export const dayFocused = (page: Page, day: string) =>
  page.locator(`[data-day="${day}"] button:focus`).waitFor();

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';

/**
 * Opens a page with only this form, which records the events of its pickers. Animations are off, unless the
 * test passes its own context.
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
        const recordedEvents = [];
        for (const type of ['input', 'change']) {
          document.addEventListener(type, ({ target, detail }) =>
            recordedEvents.push([type, target.value, detail?.dayOffset]));
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

/** Returns the entries that the form would submit. */
export const entries = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.forms[0] as HTMLFormElement)));

/** Returns the recorded events: type, value and day offset of each. */
export const recordedEvents = (page: Page) =>
  page.evaluate('recordedEvents') as Promise<unknown[][]>;

/** Removes the recorded events. */
export const clearEvents = (page: Page) => page.evaluate('void (recordedEvents.length = 0)');

/** Returns a picker by its `name`. */
export const picker = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Returns the text field of a picker. */
export const fieldOf = (element: Locator) => element.locator('.box input');

/** Returns the button that opens the dialog of a picker. */
export const openerOf = (element: Locator) => element.locator('.box button');

/** Returns the dialog of a picker. */
export const dialogOf = (element: Locator) => element.getByRole('dialog');

/** Sets the language of every picker on the page. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((name) => {
    for (const one of document.querySelectorAll('backoffice-date-picker, backoffice-time-picker'))
      one.setAttribute('language', name);
  }, language);
}

/** Waits until this day has the focus. */
export const dayFocused = (page: Page, day: string) =>
  page.locator(`[data-day="${day}"] button:focus`).waitFor();

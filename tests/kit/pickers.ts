import type { Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';

/** A page with this form and nothing else; what the pickers tell is kept in `told`. */
export async function formPage(office: Office, form: string): Promise<Page> {
  const page = await office.host(
    hostPage(`<form>${form}<button>Save</button></form>
      <script>
        const told = [];
        for (const type of ['input', 'change']) {
          document.addEventListener(type, ({ target, detail }) =>
            told.push([type, target.value, detail?.dayOffset]));
        }
      </script>${SCRIPT}`),
  );
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'backoffice-date-picker:not(:defined), backoffice-time-picker:not(:defined)',
      ),
  );
  return page;
}

/** What the form would send. */
export const entries = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.forms[0] as HTMLFormElement)));

export const told = (page: Page) => page.evaluate('told') as Promise<unknown[][]>;

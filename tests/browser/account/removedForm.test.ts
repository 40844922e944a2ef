import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';

const office = startOffice();
const userId = (page: Page) => page.getByRole('textbox', { name: 'User ID' });

/** What scripts of a page do to the children of an element. */
const REMOVALS: Record<string, string> = {
  'replaceChildren()': 'shell.replaceChildren()',
  "textContent = ''": "shell.textContent = ''",
  'innerHTML = innerHTML': 'shell.innerHTML += ""',
};

async function open(tag: string) {
  const page = await office.host(hostPage(`<${tag} id="shell"></${tag}>${SCRIPT}`));
  await userId(page).fill('ad');
  await page.waitForFunction(() => document.querySelector('#shell')?.matches(':defined'));
  return page;
}

test.each(Object.entries(REMOVALS))(
  'the form and its text stay if the page calls %s',
  async (_name, script) => {
    const page = await open('backoffice-shell');
    await page.evaluate(script);
    await expect.poll(() => userId(page).inputValue()).toBe('ad');
    expect(await userId(page).count()).toBe(1);
    await userId(page).fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
    await page.keyboard.press('Enter');
    await userMenu(page).waitFor();
  },
);

test('a page that removes the form each time does not freeze and does not loop endlessly', async () => {
  const page = await open('backoffice-login');
  const removed = await page.evaluate(async () => {
    const login = document.querySelector('#shell') as Element;
    let count = 0;
    new MutationObserver(() => {
      if (!login.firstElementChild) return;
      count++;
      login.replaceChildren();
    }).observe(login, { childList: true });
    login.replaceChildren();
    // After two frames both observers have run.
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 2; frame++) await drawn();
    return count;
  });
  expect(removed).toBeGreaterThan(0);
  expect(removed).toBeLessThan(30);
});

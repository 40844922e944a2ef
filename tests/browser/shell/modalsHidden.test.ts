import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import {
  MODALS,
  type Modal,
  openModal,
  openModalPage,
  pageTakesClicks,
  stateOf,
} from '../../support/modals';
import { startOffice } from '../../support/office';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

/** Ways in which a page hides its content, as JavaScript over `around` and `host`. */
const HIDING: Record<string, { hide: string; show: string }> = {
  'display: none': {
    hide: "around.style.display = 'none'",
    show: "around.style.display = ''",
  },
  'the attribute hidden': { hide: 'around.hidden = true', show: 'around.hidden = false' },
  'a closed details element': { hide: 'details.open = false', show: 'details.open = true' },
  'content-visibility: hidden': {
    hide: "around.style.contentVisibility = 'hidden'",
    show: "around.style.contentVisibility = ''",
  },
  'content-visibility: hidden on the element': {
    hide: "host.style.contentVisibility = 'hidden'",
    show: "host.style.contentVisibility = ''",
  },
  'a faded visibility': {
    hide: "around.style.cssText = 'visibility: hidden; transition: visibility 0s 100ms'",
    show: "around.style.cssText = ''",
  },
  inert: { hide: 'around.inert = true', show: 'around.inert = false' },
  'a media query': {
    hide: "sheet.replaceSync('#around { display: none }')",
    show: "sheet.replaceSync('')",
  },
};

const DETAILS = [
  '<details id="details" open><summary>Portal</summary><div id="around">',
  '</div></details>',
];

const run = (page: Page, modal: Modal, script: string) =>
  page.evaluate(`(() => {
    const around = document.querySelector('#around');
    const details = document.querySelector('#details');
    const host = document.querySelector('${modal.host}');
    window.sheet ??= new CSSStyleSheet();
    document.adoptedStyleSheets = [window.sheet];
    ${script};
  })()`);

for (const [name, modal] of Object.entries(MODALS)) {
  test(`${name}: never opens while the page hides the element, and the page stays clickable`, async () => {
    const page = await openModalPage(office, { phone: modal.phone, around: DETAILS });
    const state = (message: string, expected: string) =>
      expect.poll(() => stateOf(page, modal), { message }).toBe(expected);
    for (const [way, { hide, show }] of Object.entries(HIDING)) {
      await openModal(page, modal);
      await state(`${way}: opened`, 'open');
      await run(page, modal, hide);
      await state(`${way}: hidden`, 'closed');
      expect(await pageTakesClicks(page), way).toBe(true);
      await run(page, modal, show);
      if (!modal.mustAnswer) {
        expect(await stateOf(page, modal), `${way}: shown`).toBe('closed');
        expect(await pageTakesClicks(page), way).toBe(true);
        continue;
      }
      await state(`${way}: shown`, 'open');
      expect(await pageTakesClicks(page), way).toBe(false);
    }
  });

  test(`${name}: if requested while the element is hidden, it opens later only if it requires an answer`, async () => {
    const page = await openModalPage(office, { phone: modal.phone, around: DETAILS });
    // Loads what belongs to it.
    if (!modal.mustAnswer) {
      await openModal(page, modal);
      await expect.poll(() => stateOf(page, modal)).toBe('open');
      await run(page, modal, 'around.hidden = true');
      await expect.poll(() => stateOf(page, modal)).toBe('closed');
    } else await run(page, modal, 'around.hidden = true');
    await openModal(page, modal);
    await expect.poll(() => pageTakesClicks(page)).toBe(true);
    if (modal.mustAnswer) await page.locator('dialog').first().waitFor({ state: 'attached' });
    expect(await stateOf(page, modal)).toBe('closed');
    await run(page, modal, 'around.hidden = false');
    const expected = modal.mustAnswer ? 'open' : 'closed';
    await expect.poll(() => stateOf(page, modal)).toBe(expected);
    expect(await pageTakesClicks(page)).toBe(!modal.mustAnswer);
  });
}

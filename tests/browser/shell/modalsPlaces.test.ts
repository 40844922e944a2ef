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

const poll = (page: Page, modal: Modal, message?: string) =>
  expect.poll(() => stateOf(page, modal), { message });

async function open(page: Page, modal: Modal): Promise<void> {
  await openModal(page, modal);
  await poll(page, modal, 'opened').toBe('open');
}

/** Opens or closes the dialog of the host page. */
const outer = (page: Page, method: 'show' | 'showModal' | 'close') =>
  page.evaluate((name) => document.querySelector<HTMLDialogElement>('#outer')?.[name](), method);

for (const [name, modal] of Object.entries(MODALS)) {
  const { host, phone, mustAnswer = false } = modal;

  test(`${name}: does not make the page inert after the element has moved`, async () => {
    const page = await openModalPage(office, { phone });
    await open(page, modal);
    await page.evaluate((selector) => {
      document.querySelector('#there')?.append(document.querySelector(selector) as Element);
    }, host);
    await poll(page, modal).toBe(mustAnswer ? 'open' : 'closed');
    expect(await pageTakesClicks(page)).toBe(!mustAnswer);
    if (!mustAnswer) await open(page, modal);
  });

  test(`${name}: closes when the element is removed`, async () => {
    const page = await openModalPage(office, { phone });
    await open(page, modal);
    await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      Object.assign(window, { element });
      element?.remove();
    }, host);
    expect(await pageTakesClicks(page)).toBe(true);
    await page.evaluate("document.querySelector('#there').append(element)");
    await page.getByRole('textbox', { name: 'At' }).waitFor();
    expect(await pageTakesClicks(page)).toBe(true);
  });

  test(`${name}: it stays in front of an element that goes full screen`, async () => {
    const page = await openModalPage(office, { phone });
    const fill = () => page.evaluate(() => document.querySelector('#around')?.requestFullscreen());
    await open(page, modal);
    await fill();
    await poll(page, modal, 'full screen').toBe('open');
    await page.evaluate(() => document.exitFullscreen());
    await poll(page, modal, 'left').toBe('open');
    expect(await pageTakesClicks(page)).toBe(modal.leavesPageUsable ?? false);
  });

  test(`${name}: in a dialog of the page, Escape closes the inner one only, and both close together`, async () => {
    const around = ['<dialog id="outer" open>', '</dialog>'];
    const page = await openModalPage(office, { phone, around });
    for (const way of ['showModal', 'show'] as const) {
      await outer(page, 'close');
      await outer(page, way);
      await open(page, modal);
      const isOuterOpen = () => page.locator('#outer').evaluate((node) => node.matches('[open]'));
      if (name !== 'sign-in dialog') {
        await page.keyboard.press('Escape');
        await poll(page, modal, way).toBe('closed');
        expect(await isOuterOpen()).toBe(true);
        await open(page, modal);
      }
      await outer(page, 'close');
      await poll(page, modal, `${way}, closed`).toBe('closed');
      expect(await pageTakesClicks(page)).toBe(true);
      await outer(page, way);
      await poll(page, modal, `${way}, opened`).toBe(mustAnswer ? 'open' : 'closed');
    }
  });
}

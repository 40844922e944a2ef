import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  CONTAINERS,
  containerPage,
  type Geometry,
  MEASURE,
  signedInGeometry,
  signedOutGeometry,
} from '../../support/containers';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const VIEWPORT = { viewport: { width: 1200, height: 800 } };

/** Containers are many and pages cheap: one context loads them all. */
const TIMEOUT = 180_000;

for (const direction of ['ltr', 'rtl']) {
  test(`signed in, top bar, menu and content fill every container, before and after React (${direction})`, {
    timeout: TIMEOUT,
  }, async () => {
    const context = await signedIn(office, 'ada', VIEWPORT);
    await visitAll(context, direction, (container) =>
      signedInGeometry(container, direction === 'rtl'),
    );
  });

  test(`signed out, the card is in the middle of every container, before and after React (${direction})`, {
    timeout: TIMEOUT,
  }, async () => {
    await visitAll(await office.context(VIEWPORT), direction, signedOutGeometry);
  });
}

/** Loads each container with the modules held back, measures, lets them come, and measures again. */
async function visitAll(
  context: BrowserContext,
  direction: string,
  expected: (container: (typeof CONTAINERS)[number]) => object,
) {
  let release = () => {};
  let released: Promise<void>;
  await context.route(/\/dist\/(account|shell|chunks\/.*)\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const page = await context.newPage();
  for (const container of CONTAINERS) {
    released = new Promise((resolve) => {
      release = resolve;
    });
    office.addPage('/container', containerPage(container, direction));
    await page.goto(`${office.server.url}/container`);
    await expect.poll(() => geometry(page)).toBeTruthy();
    expect.soft(await geometry(page), `${container.name}, before React`).toMatchObject({
      ready: false,
      ...expected(container),
    });
    release();
    await expect
      .poll(async () => (await geometry(page))?.ready, { message: container.name })
      .toBe(true);
    expect
      .soft(await geometry(page), `${container.name}, with React`)
      .toMatchObject(expected(container));
  }
}

const geometry = (page: Page) => page.evaluate<Geometry | undefined>(MEASURE);

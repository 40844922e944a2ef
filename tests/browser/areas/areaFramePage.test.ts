import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

/** Opens a shell whose area Site is a framed page that connects itself; collects the warnings. */
async function openFrame(head: string, body = '') {
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Inner</title>${head}<body><p id="shown"></p>${body}
    <script type="module">
    import { connectArea } from '/dist/area-frame.js';
    const area = await connectArea();
    Object.assign(window, { area });
    document.querySelector('#shown').textContent = 'connected';
    </script></body></html>`,
  );
  const context = await office.context();
  const warnings: string[] = [];
  context.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  const page = await openAreas(office, "{ site: { iframe: '/inner/' } }", { context });
  await page.frameLocator('iframe').getByText('connected').waitFor();
  return { page, warnings };
}

const frameHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

/** Hides the framed page, as a browser does that leaves the page around it. */
const hide = (page: Page, persisted: boolean) =>
  page
    .frames()[1]
    ?.evaluate(
      (kept) => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: kept })),
      persisted,
    );

test('a framed page works on after a stay in the back/forward cache, and ends when it is unloaded', async () => {
  const { page } = await openFrame('');
  const aborted = () => page.frames()[1]?.evaluate('area.signal.aborted');
  await hide(page, true);
  await page.frames()[1]?.evaluate("area.setTitle('Back again')");
  await expect.poll(() => page.title()).toBe('Back again · Northgate');
  expect(await aborted()).toBe(false);
  await hide(page, false);
  expect(await aborted()).toBe(true);
});

for (const css of [
  'html, body { height: 100% } body { margin: 20px }',
  'body { min-height: 100vh; padding: 30px; margin: 0 }',
]) {
  test(`a frame does not grow without end with ${css}`, async () => {
    const { page, warnings } = await openFrame(`<style>${css}</style>`);
    await expect.poll(() => warnings.join()).toContain('height: false');
    const height = await frameHeight(page);
    expect(height).toBeLessThan(1200);
    expect(warnings).toHaveLength(1);
  });
}

test('a frame grows each time its page adds a row of the same height', async () => {
  const { page, warnings } = await openFrame(
    '<style>body { margin: 0 } div { height: 100px }</style>',
    '<div></div>'.repeat(6),
  );
  const before = await frameHeight(page);
  for (let row = 1; row <= 8; row++) {
    await page.frames()[1]?.evaluate(() => document.body.append(document.createElement('div')));
    await expect.poll(() => frameHeight(page)).toBe(before + row * 100);
  }
  expect(warnings).toEqual([]);
});

const FAR = '<div style="height: 4000px"></div>';

/** Returns whether an element of the framed page is in the visible part of the pane. */
const isInPane = async (page: Page, selector: string) => {
  const box = await page.frameLocator('iframe').locator(selector).boundingBox();
  const pane = await page.getByRole('main').boundingBox();
  if (!box || !pane) return false;
  return box.y >= pane.y - 1 && box.y + box.height <= pane.y + pane.height;
};

for (const [href, target] of [
  ['#büro', '<h2 id="büro">Far</h2>'],
  ['#old', '<h2><a name="old">Far</a></h2>'],
] as const) {
  test(`a link to ${href} in a tall framed page scrolls the pane, each time`, async () => {
    const { page } = await openFrame('', `<a href="${href}">Go</a>${FAR}${target}${FAR}`);
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Go' });
    for (let press = 1; press <= 2; press++) {
      await link.click();
      await expect.poll(() => isInPane(page, 'h2')).toBe(true);
      await page.getByRole('main').evaluate((pane) => pane.scrollTo(0, 0));
      expect(await isInPane(page, 'h2')).toBe(false);
    }
  });
}

test('a link to # in a tall framed page scrolls the pane to its top', async () => {
  const { page } = await openFrame('', `<h2>Top</h2>${FAR}<a href="#">Up</a>`);
  for (let press = 1; press <= 2; press++) {
    await page.frameLocator('iframe').getByRole('link', { name: 'Up' }).click();
    await expect.poll(() => isInPane(page, 'h2')).toBe(true);
  }
});

/** A page with buttons that open a dialog, whose content has this height in px. */
const dialogPage = (height: number) => `<button>Open</button>${FAR}<button>Open below</button>${FAR}
  <dialog><button>Close</button><div style="height: ${height}px"></div><button>Save</button></dialog>
  <script>
  const dialog = document.querySelector('dialog');
  for (const button of document.querySelectorAll('body > button')) button.onclick = () => dialog.showModal();
  for (const button of dialog.querySelectorAll('button')) button.onclick = () => dialog.close();
  </script>`;

for (const [size, height] of Object.entries({ small: 20, tall: 2000 })) {
  test(`a ${size} modal dialog of a tall framed page opens where the user is, and stays there`, async () => {
    const { page } = await openFrame('', dialogPage(height));
    const frame = page.frameLocator('iframe');
    for (const name of ['Open', 'Open below']) {
      await frame.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => isInPane(page, 'dialog')).toBe(true);
      await page.frames()[1]?.evaluate((html) => {
        document.body.insertAdjacentHTML('beforeend', html);
      }, FAR);
      await expect.poll(() => frameHeight(page)).toBeGreaterThan(name === 'Open' ? 12_000 : 16_000);
      await expect.poll(() => isInPane(page, 'dialog')).toBe(true);
      await frame.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => frame.locator('dialog').isVisible()).toBe(false);
    }
  });
}

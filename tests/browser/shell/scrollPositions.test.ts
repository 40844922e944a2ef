import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';

const office = startOffice();

/** A list that shows its rows when the test calls `answer`, and a page for each row. */
const LIST = `{ site: { load: async () => ({ mount(container, area) {
  const show = async () => {
    container.textContent = 'Loading…';
    if (area.path !== '/') { container.innerHTML = '<h2>Row' + area.path + '</h2>'; return; }
    await new Promise((resolve) => { window.answer = resolve; });
    container.innerHTML = Array.from({ length: 200 }, (_, row) => '<p>Row ' + row + '</p>').join('');
  };
  area.subscribe(show);
  show();
  window.area = area;
} }) } }`;

/** Two areas of long pages. */
const LONG = `Object.fromEntries(['site', 'support'].map((name) => [name, { load: async () => ({
  mount(container, area) {
    const show = () => {
      container.innerHTML = '<h2>Page ' + name + area.path.replace(/^.$/, '') + '</h2><p style="height: 5000px">Text</p>';
    };
    area.subscribe(show);
    show();
    window.area = area;
  },
}) }]))`;

/** Shows the rows of the list. */
async function answer(page: Page) {
  await page.getByText('Loading…').waitFor();
  await page.evaluate('answer()');
  await page.getByText('Row 199').waitFor();
}

/** Returns the position of what scrolls in a shell: the content, or the root. */
const scrolled = (page: Page, shell = 0) =>
  page.evaluate((shell) => {
    const root = document.querySelectorAll('backoffice-shell')[shell]?.shadowRoot;
    return [...(root?.querySelectorAll('.content, .root') ?? [])].reduce(
      (sum, { scrollTop }) => sum + scrollTop,
      0,
    );
  }, shell);

/** Scrolls with the mouse wheel until the position has changed by `by`. */
async function scroll(page: Page, by: number) {
  const before = await scrolled(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page)).toBe(before + by);
}

/** Scrolls the content of a shell by script. */
const scrollContent = (page: Page, top: number, shell = 0) =>
  page.evaluate(
    ({ top, shell }) => {
      const root = document.querySelectorAll('backoffice-shell')[shell]?.shadowRoot;
      root?.querySelector('.content')?.scrollTo({ top });
    },
    { top, shell },
  );

/** Resolves when the page shows its second frame from now. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Waits for a page of the long areas, and until the placeholder above it has gone, which moves it. */
async function opened(page: Page, path: string) {
  await page
    .getByRole('heading', { name: `Page ${path}`, exact: true })
    .first()
    .waitFor();
  await page.locator('.area-loading').waitFor({ state: 'detached' });
}

/** Goes to a page of the long areas, at its top. */
async function goTo(page: Page, path: string) {
  await page.evaluate((path) => document.querySelector('backoffice-shell')?.navigate(path), path);
  await opened(page, path.slice(1));
  await scrollContent(page, 0);
}

test.each(['fluid', 'scrollable'])(
  'Back and Forward return to the scroll position of a page whose content loads later: width %s',
  async (width) => {
    const page = await openAreas(office, LIST, { attributes: `width="${width}"` });
    await answer(page);
    await scroll(page, 1500);

    await page.evaluate("area.navigate('/site/7')");
    await page.getByRole('heading', { name: 'Row/7' }).waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await answer(page);
    await expect.poll(() => scrolled(page)).toBe(1500);

    await scroll(page, 300);
    // Not from the menu, which may have been scrolled away.
    await page.evaluate("area.navigate('/support')");
    await expect.poll(() => hashOf(page)).toBe('#/support');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await answer(page);
    await expect.poll(() => scrolled(page)).toBe(1800);

    // A link opens the page at its top.
    await openArea(page, 'Support');
    await openArea(page, 'Site');
    await answer(page);
    await twoFrames(page);
    expect(await scrolled(page)).toBe(0);
  },
);

test.each(['hash', 'memory'])(
  'a link to another area opens it at its top, however long it is: routing %s',
  async (routing) => {
    const page = await openAreas(office, LONG, { attributes: `routing="${routing}"` });
    if (routing === 'memory') await openArea(page, 'Site');
    await opened(page, 'site');
    await scrollContent(page, 700);
    await openArea(page, 'Support');
    await opened(page, 'support');
    expect(await scrolled(page)).toBe(0);
    // An area decides itself how its own pages follow each other.
    await scrollContent(page, 300);
    await page.evaluate("area.navigate('/support/7')");
    await opened(page, 'support/7');
    expect(await scrolled(page)).toBe(300);
  },
);

test('a link to another slotted area opens it at its top', async () => {
  const children = ['site', 'support']
    .map((name) => `<div slot="${name}" style="height: 5000px"><h2>Page ${name}</h2></div>`)
    .join('');
  const page = await openAreas(office, '{}', { children });
  await opened(page, 'site');
  await scrollContent(page, 700);
  expect(await scrolled(page)).toBe(700);
  await openArea(page, 'Support');
  await opened(page, 'support');
  expect(await scrolled(page)).toBe(0);
});

test('a user who scrolls while the page loads stays where they are', async () => {
  const page = await openAreas(office, LIST);
  await answer(page);
  await scroll(page, 1500);
  await openArea(page, 'Support');
  await page.goBack();
  await answer(page);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await scroll(page, -1000);
  await page.evaluate(() => document.querySelector('[data-backoffice-area]')?.append('More rows'));
  await twoFrames(page);
  expect(await scrolled(page)).toBe(500);
});

test('Back, then Stay on a page with unsaved work keeps the scroll positions of both pages', async () => {
  const page = await openAreas(office, LONG);
  await opened(page, 'site');
  await scrollContent(page, 700);
  await goTo(page, '/support');
  await scrollContent(page, 900);
  await page.evaluate('area.setDirty(true)');
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await scrolled(page)).toBe(900);

  await page.evaluate('area.setDirty(false)');
  await goTo(page, '/support/7');
  await page.goBack();
  await opened(page, 'support');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goBack();
  await opened(page, 'site');
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('after a reload, Back and Forward work, and scroll positions are kept anew', async () => {
  const page = await openAreas(office, LONG);
  await opened(page, 'site');
  await scrollContent(page, 700);
  await goTo(page, '/support');
  await page.reload();
  await opened(page, 'support');
  await scrollContent(page, 900);
  await page.goBack();
  await opened(page, 'site');
  await scrollContent(page, 300);
  await page.goForward();
  await opened(page, 'support');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goBack();
  await opened(page, 'site');
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('without the Navigation API, Back opens the page and does not scroll', async () => {
  const context = await office.context();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  const page = await openAreas(office, LONG, { context });
  await opened(page, 'site');
  await scrollContent(page, 700);
  await goTo(page, '/site/7');
  await page.goBack();
  await opened(page, 'site');
  await twoFrames(page);
  expect(await scrolled(page)).toBe(0);
});

test('where the document scrolls, Back and Forward return to the positions of the browser', async () => {
  const style = 'style="height: auto"';
  const page = await openAreas(office, LONG, { attributes: style });
  const top = () => page.evaluate(() => scrollY);
  await opened(page, 'site');
  await page.evaluate(() => window.scrollTo({ top: 700 }));
  await page.evaluate(() => document.querySelector('backoffice-shell')?.navigate('/site/7'));
  await opened(page, 'site/7');
  await page.evaluate(() => window.scrollTo({ top: 900 }));
  await page.goBack();
  await opened(page, 'site');
  await twoFrames(page);
  await expect.poll(top).toBe(700);
  await page.goForward();
  await opened(page, 'site/7');
  await twoFrames(page);
  await expect.poll(top).toBe(900);
  expect(await scrolled(page)).toBe(0);
});

test('where the document scrolls, a link to another area shows the top of the shell', async () => {
  const page = await openAreas(office, LONG, { attributes: 'style="height: auto"' });
  const top = () =>
    page.evaluate(() => document.querySelector('backoffice-shell')?.getBoundingClientRect().top);
  await opened(page, 'site');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<header style="height: 80px">Intranet</header>',
    );
    window.scrollTo({ top: 900 });
  });
  // Not from the menu, which is scrolled away.
  await page.evaluate(() => document.querySelector('backoffice-shell')?.navigate('/support'));
  await opened(page, 'support');
  expect(await top()).toBe(0);
  await page.goBack();
  await opened(page, 'site');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

/** Opens two shells, each half as tall as the window, with the long areas. */
async function openTwoShells(attributes: string) {
  const half = 'style="height: 50vh"';
  const page = await openAreas(office, LONG, { attributes: half });
  await opened(page, 'site');
  await page.evaluate(
    ({ half, attributes }) => {
      const [first] = document.querySelectorAll('backoffice-shell');
      first?.insertAdjacentHTML('afterend', `<backoffice-shell ${half} ${attributes}>`);
      const second = document.querySelectorAll('backoffice-shell')[1];
      if (first && second) second.areas = first.areas;
      second?.navigate('/site');
    },
    { half, attributes },
  );
  const heading = page.locator('backoffice-shell').last().getByRole('heading');
  await heading.filter({ hasText: 'Page site' }).waitFor();
  return page;
}

test('two shells with the same address restore their own scroll positions', async () => {
  const page = await openTwoShells('');
  await scrollContent(page, 700);
  await scrollContent(page, 900, 1);
  await goTo(page, '/site/7');
  await scrollContent(page, 0, 1);
  await page.goBack();
  await opened(page, 'site');
  await expect.poll(() => scrolled(page)).toBe(700);
  await expect.poll(() => scrolled(page, 1)).toBe(900);
});

test('a shell with memory routing does not scroll after Back in another shell', async () => {
  const page = await openTwoShells('routing="memory"');
  const navigate = (path: string) =>
    page.evaluate((path) => document.querySelectorAll('backoffice-shell')[1]?.navigate(path), path);
  const second = page.locator('backoffice-shell').last();
  const openedInSecond = (path: string) =>
    second.getByRole('heading', { name: `Page ${path}`, exact: true }).waitFor();
  await scrollContent(page, 900, 1);
  await navigate('/site/1');
  await openedInSecond('site/1');
  await goTo(page, '/site/7');
  await navigate('/site/2');
  await openedInSecond('site/2');
  await page.goBack();
  await opened(page, 'site');
  await scrollContent(page, 0, 1);
  await navigate('/site/3');
  await openedInSecond('site/3');
  await twoFrames(page);
  await twoFrames(page);
  expect(await scrolled(page, 1)).toBe(0);
});

test('positions of history entries that the browser has dropped are forgotten', async () => {
  const page = await openAreas(office, LONG);
  await opened(page, 'site');
  // Each move after Back drops the entry ahead.
  for (let visit = 0; visit < 40; visit++) {
    await goTo(page, `/site/${visit}`);
    await page.goBack();
    await opened(page, 'site');
  }
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'NavigationHistoryEntry.prototype',
  });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId as string,
  });
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId as string,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  expect(count.value).toBeLessThan(10);
});

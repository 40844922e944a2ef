import { heapAfterGC } from './loads.mjs';
import { groupsOfTen, pages, shadowRootOf } from './pages.mjs';
import { atRest, profiles } from './visit.mjs';

const nav = `${shadowRootOf(pages.manyEntries)}.querySelector('nav')`;
const filter = `${nav}.querySelector('input[type=search]')`;

/** Distance in px that the menu scrolls per frame, as with a very fast wheel. */
const STEP = 1500;
/** Duration of a frame at 60 Hz, in ms. */
const FRAME = 1000 / 60;

/**
 * Types into the filter of a menu of 10,000 entries, unthrottled. Returns the time of each key until the paint of
 * its matches.
 */
export async function typeFilter(bench, text) {
  const labels = groupsOfTen(1000).flatMap(({ label, subItems = [] }) => [
    label.toLowerCase(),
    ...subItems.map((item) => item.label.toLowerCase()),
  ]);
  return await atRest(bench, pages.manyEntries, profiles.fast, async ({ page, evaluate }) => {
    const samples = [];
    await evaluate(`${filter}.focus()`);
    for (let end = 1; end <= text.length; end += 1) {
      const matches = labels.filter((label) => label.includes(text.slice(0, end).trim())).length;
      const announced = `${nav}.querySelector('[role=status]').textContent.replace(/\\D/g, '')`;
      await evaluate(`__bench.eventToPaint('keydown', () => ${announced} === '${matches}')`);
      await page.keyboard.press(text[end - 1]);
      samples.push(await evaluate('__bench.sample'));
    }
    return samples;
  });
}

/**
 * Opens all groups with the filter, and scrolls the 11,000 rows from top to bottom, unthrottled. Returns the
 * numbers of frames that were shown and dropped.
 */
export async function scrollRows(bench) {
  return await atRest(bench, pages.manyEntries, profiles.fast, async ({ page, evaluate }) => {
    await evaluate(`${filter}.focus()`);
    await page.keyboard.type('item');
    await evaluate(`__bench.painted(() => ${nav}.scrollHeight > 100_000)`);
    return await evaluate(`(async () => {
      const nav = ${nav};
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let shown = 0;
      let dropped = 0;
      let last = await frame();
      while (nav.scrollTop + nav.clientHeight < nav.scrollHeight - 1) {
        nav.scrollTop += ${STEP};
        const now = await frame();
        shown += 1;
        dropped += Math.max(0, Math.round((now - last) / ${FRAME}) - 1);
        last = now;
      }
      return { shown, dropped };
    })()`);
  });
}

/** Opens and closes a group `count` times. Returns the heap in bytes after the tenth time and at the end. */
export async function openGroup(bench, count) {
  return await atRest(bench, pages.manyEntries, profiles.fast, async ({ cdp, evaluate }) => {
    const toggle = (times) =>
      evaluate(`(async () => {
        const button = ${nav}.querySelector('button[aria-expanded]');
        for (let index = 0; index < ${2 * times}; index += 1) {
          const before = button.ariaExpanded;
          button.click();
          await __bench.painted(() => button.ariaExpanded !== before);
        }
      })()`);
    await toggle(10);
    const first = await heapAfterGC(cdp);
    await toggle(count - 10);
    return { first, last: await heapAfterGC(cdp) };
  });
}

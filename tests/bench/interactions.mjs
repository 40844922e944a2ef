import { groupsOfTen, hostOf, shadowRootOf } from './pages.mjs';
import { profiles, visit } from './visit.mjs';

const { fast } = profiles;
const cpu4 = { ...fast, cpu: 4 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Times from a click on a menu link to the paint of its route, `count` clicks in one page. */
export async function clickRoutes(bench, target, count) {
  return await atRest(bench, target, cpu4, (session) => followLinks(session, target, count));
}

/** Times from a click on the button named Menu to the paint of the other menu width. */
export async function clickMenuToggle(bench, target, count) {
  return await atRest(bench, target, cpu4, async (session) => {
    const root = shadowRootOf(target);
    const button = `[...${root}.querySelectorAll('button')].find((button) =>
      [button.ariaLabel, button.title, button.textContent.trim()].includes('Menu'))`;
    const samples = [];
    for (let index = 0; index < count; index += 1) {
      const before = await session.evaluate(`${button}.ariaExpanded`);
      const other = `(button) => button.ariaExpanded !== '${before}'`;
      samples.push(await click(session, button, other));
    }
    return samples;
  });
}

/** Times from setting the theme attribute to the paint of the other theme. */
export async function switchTheme(bench, target, count) {
  return await atRest(bench, target, cpu4, (session) => setThemes(session, target, count));
}

/** Times from a key in the filter of a menu of 10,000 to the paint of what it left, unthrottled. */
export async function typeFilter(bench, target, text) {
  const labels = groupsOfTen(1000).flatMap(({ label, subItems = [] }) => [
    label.toLowerCase(),
    ...subItems.map((item) => item.label.toLowerCase()),
  ]);
  const nav = `${shadowRootOf(target)}.querySelector('nav')`;
  return await atRest(bench, target, fast, async ({ page, evaluate }) => {
    const samples = [];
    await evaluate(`${nav}.querySelector('input[type=search]').focus()`);
    for (let end = 1; end <= text.length; end += 1) {
      const left = labels.filter((label) => label.includes(text.slice(0, end).trim())).length;
      const told = `${nav}.querySelector('[role=status]').textContent.replace(/\\D/g, '')`;
      await evaluate(`__bench.eventToPaint('keydown', () => ${told} === '${left}')`);
      await page.keyboard.press(text[end - 1]);
      samples.push(await evaluate('__bench.sample'));
    }
    return samples;
  });
}

/** Milliseconds of script for one route and for one change of the theme, unthrottled. */
export async function scriptTimes(bench, target, count) {
  return await atRest(bench, target, fast, async (session) => {
    const { cdp } = session;
    await cdp.send('Performance.enable');
    const scriptOf = async (act) => {
      const before = await scriptDuration(cdp);
      await act(session);
      return ((await scriptDuration(cdp)) - before) / count;
    };
    return {
      route: await scriptOf(() => followLinks(session, target, count)),
      settings: await scriptOf(() => setThemes(session, target, count)),
    };
  });
}

async function followLinks(session, target, count) {
  const samples = [];
  for (let index = 0; index < count; index += 1) {
    const link = `${shadowRootOf(target)}.querySelectorAll('nav a')[${1 + (index % 3)}]`;
    samples.push(await click(session, link, `(link) => link.ariaCurrent === 'page'`));
  }
  return samples;
}

async function setThemes({ evaluate }, target, count) {
  const samples = [];
  for (let index = 0; index < count; index += 1) {
    const theme = index % 2 ? 'light' : 'dark';
    samples.push(
      await evaluate(`(() => {
        const host = ${hostOf(target)};
        const from = performance.now();
        host.setAttribute('theme', '${theme}');
        const themed = () =>
          host.id === 'floor' || host.shadowRoot.querySelector('[data-theme="${theme}"]');
        return __bench.painted(themed).then((time) => time - from);
      })()`),
    );
    await pause(120 + Math.random() * 17);
  }
  return samples;
}

/** Milliseconds of script that the page has run so far. */
async function scriptDuration(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
}

async function atRest(bench, target, profile, use) {
  return await visit(bench, target, profile, async (session) => {
    await session.usable();
    await session.settled();
    return await use(session);
  });
}

async function click({ page, evaluate }, element, condition) {
  const { x, y } = await evaluate(`__bench.middleOf(${element})`);
  await evaluate(`(() => {
    const element = ${element};
    __bench.eventToPaint('click', () => (${condition})(element));
  })()`);
  await page.mouse.click(x, y);
  const sample = await evaluate('__bench.sample');
  // Off the beat of the frames, so that no page is always lucky.
  await pause(120 + Math.random() * 17);
  return sample;
}

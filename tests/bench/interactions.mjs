import { shadowRootOf } from './pages.mjs';
import { profiles, visit } from './visit.mjs';

const cpu4 = { ...profiles.fast, cpu: 4 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Times from a click on a menu link to the paint of its route, `count` clicks in one page. */
export async function clickRoutes(bench, target, count) {
  return await atRest(bench, target, async (session) => {
    const samples = [];
    for (let index = 0; index < count; index += 1) {
      const link = `${shadowRootOf(target)}.querySelectorAll('nav a')[${1 + (index % 3)}]`;
      samples.push(await click(session, link, `(link) => link.ariaCurrent === 'page'`));
    }
    return samples;
  });
}

/** Times from a click on the button named Menu to the paint of the other menu width. */
export async function clickMenuToggle(bench, target, count) {
  return await atRest(bench, target, async (session) => {
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
  return await atRest(bench, target, async ({ evaluate }) => {
    const samples = [];
    for (let index = 0; index < count; index += 1) {
      const theme = index % 2 ? 'light' : 'dark';
      samples.push(
        await evaluate(`(() => {
          const host = document.querySelector('backoffice-shell');
          const from = performance.now();
          host.setAttribute('theme', '${theme}');
          const themed = () => host.shadowRoot.querySelector('[data-theme="${theme}"]');
          return __bench.painted(themed).then((time) => time - from);
        })()`),
      );
      await pause(120 + Math.random() * 17);
    }
    return samples;
  });
}

async function atRest(bench, target, use) {
  return await visit(bench, target, cpu4, async (session) => {
    await session.usable();
    await session.settled();
    return await use(session);
  });
}

async function click({ page, evaluate }, element, condition) {
  const { x, y } = await evaluate(`__bench.middleOf(${element})`);
  await evaluate(`(() => {
    const element = ${element};
    __bench.clickToPaint(() => (${condition})(element));
  })()`);
  await page.mouse.click(x, y);
  const sample = await evaluate('__bench.sample');
  // Off the beat of the frames, so that no page is always lucky.
  await pause(120 + Math.random() * 17);
  return sample;
}

import { hostOf, shadowRootOf } from './pages.mjs';
import { atRest, profiles } from './visit.mjs';

const { fast } = profiles;
const cpu4 = { ...fast, cpu: 4 };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clicks `count` menu links of a page. Measures the time until the paint of each route. */
export async function clickRoutes(bench, target, count) {
  return await repeat(bench, target, count, (session, index) => {
    const link = `${shadowRootOf(target)}.querySelectorAll('nav a')[${1 + (index % 3)}]`;
    return click(session, link, `(link) => link.ariaCurrent === 'page'`);
  });
}

/** Clicks the button Menu. Measures the time until the paint of the new menu width. */
export async function clickMenuToggle(bench, target, count) {
  const button = `[...${shadowRootOf(target)}.querySelectorAll('button')].find((button) =>
    [button.ariaLabel, button.title, button.textContent.trim()].includes('Menu'))`;
  return await repeat(bench, target, count, async (session) => {
    const before = await session.evaluate(`${button}.ariaExpanded`);
    return await click(session, button, `(button) => button.ariaExpanded !== '${before}'`);
  });
}

/** Sets the attribute `theme`. Measures the time until the paint of the new theme. */
export async function switchTheme(bench, target, count) {
  return await repeat(bench, target, count, ({ evaluate }, index) => {
    const theme = index % 2 ? 'light' : 'dark';
    return evaluate(`(() => {
      const host = ${hostOf(target)};
      const from = performance.now();
      host.setAttribute('theme', '${theme}');
      const themed = () =>
        host.id === 'floor' || host.shadowRoot.querySelector('[data-theme="${theme}"]');
      return __bench.painted(themed).then((time) => time - from);
    })()`);
  });
}

/**
 * Repeats an interaction on a page at rest, CPU 4x. Returns its times, and the time and the processor time of the
 * main thread per interaction, in ms.
 */
async function repeat(bench, target, count, interact) {
  return await atRest(bench, target, cpu4, async (session) => {
    const times = [];
    const before = { task: await session.taskTime(), processor: await session.processorTime() };
    for (let index = 0; index < count; index += 1) {
      times.push(await interact(session, index));
      // Not in step with the frames, so that no page has an advantage.
      await pause(250 + Math.random() * 17);
    }
    return {
      times,
      mainThread: ((await session.taskTime()) - before.task) / count,
      processor: ((await session.processorTime()) - before.processor) / count,
    };
  });
}

async function click({ page, evaluate }, element, condition) {
  const { x, y } = await evaluate(`__bench.centerOf(${element})`);
  await evaluate(`(() => {
    const element = ${element};
    __bench.eventToPaint('click', () => (${condition})(element));
  })()`);
  await page.mouse.click(x, y);
  return await evaluate('__bench.sample');
}

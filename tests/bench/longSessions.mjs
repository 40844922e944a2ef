import { demoRoutes } from './demoRoutes.mjs';
import { pages } from './pages.mjs';
import { profiles, visit } from './visit.mjs';
import { weigh } from './weigh.mjs';

/** Rounds before the first measurement. */
const FIRST = 10;

/** Repeated actions: the page, and one round as JavaScript that runs in it. */
const sessions = {
  'route changes': {
    target: pages.shell,
    round: `async (index) => {
      const shell = document.querySelector('backoffice-shell');
      shell.areas ??= Object.fromEntries(['workspace', 'site', 'support'].map((name) => [name, {
        load: async () => ({ mount: (container, area) => {
          container.append(document.createElement('input'));
          area.setTitle(name + area.path);
          area.setHighlights([{ label: name, link: '/' + name }]);
          return area.subscribe(() => {});
        } }),
      }]));
      const path = '/' + ['workspace', 'site', 'support', ''][index % 4] + (index % 8 > 4 ? '/7' : '');
      shell.navigate(path.replace('//', '/'));
      await frames();
    }`,
  },
  'sign-ins and logouts': {
    target: pages.shell,
    round: `async (index) => {
      const shell = document.querySelector('backoffice-shell');
      await shell.signIn({ UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN', token: 'token-' + index });
      await frames();
      await shell.logout();
      await frames();
    }`,
  },
  ...Object.fromEntries(
    ['shell', 'login', 'reset', 'date-picker', 'time-picker'].map((name) => [
      `mounts of ${name}`,
      {
        target: pages.login,
        round: `async () => {
          const element = document.createElement('backoffice-${name}');
          document.body.append(element);
          await customElements.whenDefined('backoffice-${name}');
          await frames();
          element.remove();
          await frames();
        }`,
      },
    ]),
  ),
};

/**
 * Repeats every session. Returns heap, listeners and nodes after the first rounds and at the end, by name. The
 * just-in-time compiler is off, because its code, up to 1.3 MB, would hide a leak.
 */
export async function longSessions({ launch, ...bench }, rounds) {
  const browser = await launch(['--js-flags=--jitless']);
  const results = {};
  for (const [name, { target, round }] of Object.entries(sessions)) {
    results[name] = await repeat({ ...bench, browser }, target, round, rounds);
  }
  results['route changes in the demo'] = await demoRoutes({ ...bench, browser }, rounds);
  await browser.close();
  return results;
}

async function repeat(bench, target, round, rounds) {
  return await visit(bench, target, profiles.fast, async ({ cdp, evaluate, usable, settled }) => {
    await usable();
    await settled();
    const run = (from, to) =>
      evaluate(`(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const frames = async () => { await frame(); await frame(); };
        const round = ${round};
        for (let index = ${from}; index < ${to}; index++) await round(index);
      })()`);
    await run(0, FIRST);
    await settled();
    const first = await weigh(cdp);
    for (let from = FIRST; from < rounds; from += 50) await run(from, Math.min(from + 50, rounds));
    await settled();
    return { first, last: await weigh(cdp) };
  });
}

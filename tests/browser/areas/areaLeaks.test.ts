import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

/** Every kind of source once. */
const AREAS = `(customElements.define('our-sites', class extends HTMLElement {
  connectedCallback() { this.textContent = 'sites'; }
}), {
  workspace: { load: async () => ({ mount(container, area) {
    const big = new Array(1000).fill(area.path);
    const stop = area.subscribe(() => big.length);
    container.append(document.createElement('table'));
    area.setTitle('Mine');
    area.setBadge('3');
    return stop;
  } }) },
  site: { element: 'our-sites' },
  application: { load: async () => ({ async mount(container, area) {
    addEventListener('resize', () => container, { signal: area.signal });
  } }) },
  develop: { iframe: '/blank.html' },
})`;
const SLOTTED = `<template slot="apppublish"><p>Stamped</p></template><p slot="support">Slotted</p>`;
const PATHS = [
  '/workspace/1',
  '/site?x=1',
  '/application',
  '/develop',
  '/apppublish',
  '/admin',
  '/support',
];

test('a thousand switches between all areas do not grow the heap or the DOM', async () => {
  const context = await office.context();
  office.addPage('/blank.html', '<p>Frame</p>');
  const page = await openAreas(office, AREAS, { children: SLOTTED, context });
  const devtools = await context.newCDPSession(page);
  await page.locator('our-sites').waitFor();

  await switchAreas(page, 140);
  const before = await measure(devtools);
  await switchAreas(page, 1001);
  const after = await measure(devtools);

  console.log(`1,000 switches: ${JSON.stringify({ before, after })}`);
  expect(after.nodes - before.nodes).toBeLessThan(20);
  expect(after.listeners - before.listeners).toBeLessThan(10);
  // Code compiled meanwhile and the browser's records of the frames' requests take about 0.4 MB.
  expect(after.megabytes - before.megabytes).toBeLessThan(0.8);
});

test('sign-ins and logouts do not grow the heap or the DOM', async () => {
  const context = await office.context();
  const page = await openAreas(office, AREAS, { path: '#/', context });
  const devtools = await context.newCDPSession(page);
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();

  await signInAndOut(page, 10);
  const before = await measure(devtools);
  await signInAndOut(page, 50);
  const after = await measure(devtools);

  expect(after.nodes - before.nodes).toBeLessThan(20);
  expect(after.listeners - before.listeners).toBeLessThan(10);
  expect(after.megabytes - before.megabytes).toBeLessThan(0.8);
});

/** Hands over a session and ends it, each until two frames were painted. */
async function signInAndOut(page: Page, rounds: number) {
  await page.evaluate(async (rounds) => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      signIn(record: object): Promise<void>;
      logout(): Promise<void>;
    };
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    for (let round = 0; round < rounds; round++) {
      await shell.signIn({ UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN', token: `t${round}` });
      await frame();
      await frame();
      await shell.logout();
      await frame();
      await frame();
    }
  }, rounds);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}

/** Opens all areas in turn, waits a frame at every second one, and ends at the sites. */
async function switchAreas(page: Page, turns: number) {
  await page.evaluate(
    async ({ paths, turns }) => {
      const shell = document.querySelector('backoffice-shell') as HTMLElement & {
        navigate(path: string): void;
      };
      for (let turn = 0; turn < turns; turn++) {
        shell.navigate(paths[turn % paths.length] as string);
        if (turn % 2) await new Promise((go) => requestAnimationFrame(go));
      }
      shell.navigate('/site');
    },
    { paths: PATHS, turns },
  );
  await page.locator('our-sites').waitFor();
}

async function measure(devtools: CDPSession) {
  await devtools.send('Performance.enable');
  // Twice: the second collection frees what finalizers release.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    megabytes: Number((value('JSHeapUsedSize') / 1e6).toFixed(2)),
  };
}

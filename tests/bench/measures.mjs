import {
  clickMenuToggle,
  clickRoutes,
  scriptTimes,
  switchTheme,
  typeFilter,
} from './interactions.mjs';
import { coldLoad, interleave, weigh } from './loads.mjs';
import { pages } from './pages.mjs';
import { proveClick, proveTyping } from './proofs.mjs';
import { kB, MB, milliseconds, number, row } from './rows.mjs';

/** The groups of measures, by the name that `--only` takes; each returns rows of the table. */
export const measures = {
  async login(bench) {
    const { slow, fast } = await loadBoth(bench, pages.floorLogin, pages.login, proveTyping);
    return [
      row('login, slow, usable', slow, 'usable', milliseconds, { ratio: 0.6 }),
      row('login, fast, usable', fast, 'usable', milliseconds, { ratio: 0.8 }),
      row('login, brotli before usable', slow, 'before', kB, { most: 6000 }),
      row('login, brotli settled', slow, 'settled', kB, { most: 68_000 }),
      row('login, main-thread blocking, slow', slow, 'blocking', milliseconds),
    ];
  },

  async shell(bench) {
    const { slow, fast } = await loadBoth(bench, pages.floorShell, pages.shell, proveClick);
    return [
      row('shell, slow, usable', slow, 'usable', milliseconds, { ratio: 0.65 }),
      row('shell, fast, usable', fast, 'usable', milliseconds, { ratio: 0.8 }),
      row('shell, brotli before usable', slow, 'before', kB),
      row('shell, brotli settled', slow, 'settled', kB, { most: 82_000 }),
      row('shell, main-thread blocking, slow', slow, 'blocking', milliseconds, { ratio: 1 }),
    ];
  },

  async heap(bench) {
    const both = { floor: pages.floorShell, ours: pages.shell };
    const weights = await interleave(3, both, (page) => weigh(bench, page));
    return [
      row('shell, heap after GC, 7 items', weights, 'heap', MB, { most: 1.6e6 }),
      row('shell, elements, 7 items', weights, 'elements', number),
    ];
  },

  async many(bench) {
    const { slow, fast } = await loadBoth(bench, pages.floorShell, pages.manyItems, proveClick);
    const both = { floor: pages.floorShell, ours: pages.manyItems };
    const weights = await interleave(3, both, (page) => weigh(bench, page));
    return [
      row('10,000 items, slow, usable', slow, 'usable', milliseconds, { ratio: 1.1 }),
      row('10,000 items, fast, usable', fast, 'usable', milliseconds, { ratio: 1.1 }),
      row('10,000 items, elements', weights, 'elements', number, { most: 300 }),
      row('10,000 items, heap after GC', weights, 'heap', MB, { most: 4e6 }),
    ];
  },

  async long(bench) {
    const { fast } = await loadBoth(bench, pages.hundredItems, pages.manyItems, proveClick, [
      'fast',
    ]);
    const keys = { ours: samples([await typeFilter(bench, pages.manyItems, 'item 77')]) };
    return [
      row('10,000 items beside 100 (left), fast', fast, 'usable', milliseconds, { ratio: 1.5 }),
      row('a key in the filter of 10,000, fast', keys, 'time', milliseconds, { most: 100 }),
    ];
  },

  async script(bench) {
    const { route, settings } = await scriptTimes(bench, pages.shell, 30);
    const oneOf = (time) => ({ ours: samples([[time]]) });
    return [
      row('script of a route, fast', oneOf(route), 'time', milliseconds, { most: 16 }),
      row('script of a theme switch, fast', oneOf(settings), 'time', milliseconds, { most: 16 }),
    ];
  },

  async route(bench) {
    const both = { floor: pages.floorShell, ours: pages.shell };
    const rounds = await interleave(5, both, (page) => clickRoutes(bench, page, 12));
    const times = { floor: samples(rounds.floor), ours: samples(rounds.ours) };
    return [row('click to paint of a route, CPU 4x', times, 'time', milliseconds, { ratio: 1 })];
  },

  async looks(bench) {
    const theme = {
      floor: samples([await switchTheme(bench, pages.floorShell, 30)]),
      ours: samples([await switchTheme(bench, pages.shell, 30)]),
    };
    const menu = { ours: samples([await clickMenuToggle(bench, pages.shell, 30)]) };
    return [
      row('theme switch to paint, CPU 4x', theme, 'time', milliseconds, { most: 16 }),
      row('menu condense to paint, CPU 4x', menu, 'time', milliseconds, { most: 16 }),
    ];
  },
};

/** Proves that "usable" is true of both pages, then loads them in turn under each profile. */
async function loadBoth(bench, floor, ours, prove, profileNames = ['slow', 'fast']) {
  const results = {};
  for (const profile of profileNames) {
    await prove(bench, floor, profile);
    await prove(bench, ours, profile);
    const load = (page) => coldLoad(bench, page, profile);
    results[profile] = await interleave(bench.runs, { floor, ours }, load);
  }
  return results;
}

function samples(rounds) {
  return rounds.flat().map((time) => ({ time }));
}

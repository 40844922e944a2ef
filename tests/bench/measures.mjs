import { weighEntries } from '../../build/bundle/weights.mjs';
import { clickMenuToggle, clickRoutes, switchTheme } from './interactions.mjs';
import { coldLoad, interleave, weigh } from './loads.mjs';
import { longSessions } from './longSessions.mjs';
import { openGroup, scrollRows, typeFilter } from './manyEntries.mjs';
import { pages } from './pages.mjs';
import { proveClick, proveTyping } from './proofs.mjs';
import { kB, MB, median, milliseconds, number, row } from './rows.mjs';

/** The groups of measures, by their name for `--only`. Each returns rows of the table. */
export const measures = {
  /** The files of the build, compressed with Brotli. `npm run size` compares them with their budgets. */
  async bytes(bench) {
    const { stages } = await weighEntries(bench.dist);
    const bytesOf = (entry, stage) => {
      const found = stages.find((one) => one.entry === entry && one.stage === stage);
      return { ours: [{ all: found.weight.brotli, beside: found.beside }] };
    };
    const login = bytesOf('login', 'settled');
    const shell = bytesOf('shell', 'settled');
    return [
      row('loader, bytes', bytesOf('shell', 'before'), 'all', kB, { max: 10_000 }),
      row('login settled, bytes beside React', login, 'beside', kB, { max: 28_000 }),
      row('shell settled, bytes beside React', shell, 'beside', kB, { max: 45_000 }),
    ];
  },

  async login(bench) {
    const { slow, fast } = await loadBoth(bench, pages.floorLogin, pages.login, proveTyping);
    return [
      row('login, slow, usable', slow, 'usable', milliseconds, { ratio: 0.55 }),
      row('login, fast, usable', fast, 'usable', milliseconds, { ratio: 0.65 }),
      row('login, main thread, slow', slow, 'mainThread', milliseconds, { ratio: 1.1 }),
      row('login, processor time', slow, 'processor', milliseconds),
    ];
  },

  async shell(bench) {
    const { slow, fast } = await loadBoth(bench, pages.floorShell, pages.shell, proveClick);
    return [
      row('shell, slow, usable', slow, 'usable', milliseconds, { ratio: 0.55 }),
      row('shell, fast, usable', fast, 'usable', milliseconds),
      row('shell, main thread, slow', slow, 'mainThread', milliseconds, { ratio: 1.2 }),
      row('shell, processor time', slow, 'processor', milliseconds),
      row('shell, blocking, slow', slow, 'blocking', milliseconds),
    ];
  },

  async menu(bench) {
    const { slow, fast } = await loadBoth(bench, pages.floorShell, pages.ownMenu, proveClick);
    return [
      row('own menu, slow, usable', slow, 'usable', milliseconds, { ratio: 0.6 }),
      row('own menu, fast, usable', fast, 'usable', milliseconds, { ratio: 0.65 }),
    ];
  },

  async heap(bench) {
    const both = { floor: pages.floorShell, ours: pages.shell };
    const weights = await interleave(3, both, (page) => weigh(bench, page));
    return [
      row('shell, heap after GC, 7 entries', weights, 'heap', MB, { ratio: 1.6 }),
      row('shell, elements, 7 entries', weights, 'elements', number),
    ];
  },

  async many(bench) {
    const { fast } = await loadBoth(bench, pages.floorShell, pages.manyEntries, proveClick, [
      'fast',
    ]);
    const both = { floor: pages.floorShell, ours: pages.manyEntries };
    const weights = await interleave(3, both, (page) => weigh(bench, page));
    const keys = { ours: samples([await typeFilter(bench, 'item 77')]) };
    const scrolling = { ours: [await scrollRows(bench)] };
    const { first, last } = await openGroup(bench, 50);
    const openings = { floor: [{ heap: first }], ours: [{ heap: last }] };
    return [
      row('10,000 entries, fast, usable', fast, 'usable', milliseconds, { ratio: 0.7 }),
      row('10,000 entries, elements', weights, 'elements', number, { max: 200 }),
      row('10,000 entries, heap after GC', weights, 'heap', MB, { max: 4e6 }),
      row('a key in the filter of 10,000, fast', keys, 'time', milliseconds, { max: 100 }),
      row('frames to scroll 10,000 entries, fast', scrolling, 'shown', number),
      row('dropped frames while scrolling', scrolling, 'dropped', number, { max: 0 }),
      // The column of the floor has the heap after ten openings.
      row('50 openings of a group, heap', openings, 'heap', MB, { ratio: 1.05 }),
    ];
  },

  /** The column of the floor has the values after ten rounds. */
  async long(bench) {
    const results = Object.entries(await longSessions(bench, bench.rounds));
    return results.flatMap(([name, { first, last, listeners = 1, nodes = 1.05 }]) => {
      const both = { floor: [first], ours: [last] };
      return [
        row(`${bench.rounds} ${name}, heap`, both, 'heap', MB, { ratio: 1.05 }),
        row(`${bench.rounds} ${name}, listeners`, both, 'listeners', number, { ratio: listeners }),
        row(`${bench.rounds} ${name}, nodes`, both, 'nodes', number, { ratio: nodes }),
      ];
    });
  },

  async route(bench) {
    return interaction(bench, 'route', clickRoutes, { paint: 1, mainThread: 1.1 });
  },

  async theme(bench) {
    return interaction(bench, 'theme switch', switchTheme, { paint: 1.2 });
  },

  async collapse(bench) {
    return interaction(bench, 'menu collapse', clickMenuToggle, { paint: 1.2 });
  },
};

/** Repeats an interaction on both pages in turn. Measures the time until its paint, and that of the main thread. */
async function interaction(bench, name, interact, targets) {
  const both = { floor: pages.floorShell, ours: pages.shell };
  const rounds = await interleave(bench.runs, both, (page) => interact(bench, page, 24));
  const results = {};
  for (const [key, all] of Object.entries(rounds)) {
    results[key] = all.map(({ times, ...more }) => ({ time: median(times), ...more }));
  }
  return [
    row(`${name} to paint, CPU 4x`, results, 'time', milliseconds, { ratio: targets.paint }),
    row(`${name}, main thread, CPU 4x`, results, 'mainThread', milliseconds, {
      ratio: targets.mainThread,
    }),
    row(`${name}, processor time`, results, 'processor', milliseconds),
  ];
}

/** Checks that both pages work once they count as usable, then loads them in turn with each profile. */
async function loadBoth(bench, floor, ours, prove, profileNames = ['slow', 'fast']) {
  const results = {};
  for (const profile of profileNames) {
    await prove(bench, floor, profile);
    await prove(bench, ours, profile);
    const load = (page) => coldLoad(bench, page, profile);
    // The times of loads vary more than those of interactions.
    results[profile] = await interleave(2 * bench.runs, { floor, ours }, load);
  }
  return results;
}

function samples(rounds) {
  return rounds.flat().map((time) => ({ time }));
}

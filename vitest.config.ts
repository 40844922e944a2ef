import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { vitePatchedLibraries } from './build/patches/patches';
import { viteEnglishTexts } from './build/plugins/compileTexts';
import { viteIcons } from './build/plugins/icons';
import { vitePrerendered } from './build/plugins/prerender';
import { journeys } from './tests/support/journeys';

/** Attempts after the first: none on a developer's machine; the run's reporter lists what CI retried. */
const retry = process.env.CI ? 1 : 0;

/** A blank database that worker processes and runs share (demo/server/database/blankDatabase.ts). */
const pglite = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
const BLANK_DATABASE = path.resolve(`.cache/blank-pglite-${JSON.parse(pglite).version}.tar`);

/** Server tests that start a process, several servers or PostgreSQL. */
const processes = ['tests/server/{commandLine,compose,persistence,postgres}.test.ts'];

/** Tests of the records that the demo portal shows. */
const demoData = ['tests/server/world/**/*.test.ts'];

const cores = availableParallelism();

/** Settings of the projects that test the reference server. */
const inServer = {
  testTimeout: 30_000,
  // Other steps of `npm test` run beside it.
  expect: { poll: { timeout: 10_000 } },
  globalSetup: ['tests/support/blankDatabase.ts'],
  maxWorkers: Math.max(2, cores),
  isolate: false,
};

/** Settings of every project that drives a real browser. */
const inBrowser = {
  // A locator names what it waited for after 15 s (tests/support/office.ts).
  testTimeout: 45_000,
  // The first hook of a worker starts a browser and a database in WebAssembly.
  hookTimeout: 120_000,
  // The default of one second is too short for a page on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  retry,
  globalSetup: ['tests/support/requireBrowser.ts', 'tests/support/blankDatabase.ts'],
  // They wait so often that three workers share two cores.
  maxWorkers: Math.max(3, Math.ceil(cores * 1.5)),
  // A worker keeps its modules, its browser and its database for its next file.
  isolate: false,
};

/**
 * Unit tests in happy-dom, the reference server in Node, and the built bundle in a real Chromium. By default vitest
 * leaves one core idle.
 */
export default defineConfig({
  define: { __VERSION__: '"0.0.0-test"' },
  test: {
    env: { BLANK_DATABASE },
    projects: [
      {
        extends: true,
        plugins: [vitePatchedLibraries(), viteEnglishTexts(), vitePrerendered(), viteIcons()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/fuzzTime.ts'],
          maxWorkers: Math.max(2, cores),
          // Half of the time of the run; every file cleans up after itself.
          isolate: false,
          // Some tests bundle the screens.
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          css: true,
          server: { deps: { inline: [/@radix-ui/, 'wouter'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...processes, ...demoData],
          ...inServer,
        },
      },
      { extends: true, test: { name: 'processes', include: processes, ...inServer } },
      { extends: true, test: { name: 'demo-data', include: demoData, ...inServer } },
      {
        extends: true,
        test: {
          name: 'journeys',
          // `npm test -- --all` runs every file of tests/browser instead.
          include: journeys,
          ...inBrowser,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: ['tests/browser/demo/**'],
          ...inBrowser,
        },
      },
      {
        extends: true,
        // The areas and pages of the demo portal, not the product: `npm run test:demo`.
        test: { name: 'demo', include: ['tests/browser/demo/**/*.test.ts'], ...inBrowser },
      },
      {
        extends: true,
        // The whole journey on every host page; `browser` walks it on four of them.
        test: {
          name: 'hosts',
          include: ['tests/browser/hosts/{pages,sharedPages,libraries}.test.ts'],
          env: { HOST_JOURNEYS: 'full' },
          ...inBrowser,
        },
      },
      {
        extends: true,
        // The documentation site: `npm test -- --only docs` builds it first.
        test: { name: 'docs', include: ['tests/docs/**/*.test.ts'], ...inBrowser },
      },
      {
        extends: true,
        // Each folder of examples/, installed with the packed package: `npm run test:examples`.
        test: {
          name: 'examples',
          include: ['tests/examples/**/*.test.ts'],
          ...inBrowser,
          globalSetup: ['tests/support/blankDatabase.ts', 'tests/support/examples/packOnce.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          // Each file starts a browser of its own and waits for it half of the time.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          retry,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { vitePatchedLibraries } from './build/patches/patches';
import { viteEnglishTexts } from './build/plugins/englishTexts';
import { viteIcons } from './build/plugins/icons';
import { vitePrerendered } from './build/plugins/prerender';

/**
 * Unit tests in happy-dom, the reference server in Node, and the built bundle in a real Chromium. Two
 * cores are enough: vitest would leave one of them idle, and a browser waits so often that three share them.
 */
export default defineConfig({
  define: { __VERSION__: '"0.0.0-test"' },
  test: {
    projects: [
      {
        extends: true,
        plugins: [vitePatchedLibraries(), viteEnglishTexts(), vitePrerendered(), viteIcons()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          maxWorkers: 2,
          // A busy machine takes its time to bundle the screens.
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
          testTimeout: 30_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // What is waited for is named after 15 s; a machine that others keep busy needs several such.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // The default of one second is too short for a page on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 3,
          // One process runs file after file: what it has imported and started serves the next.
          isolate: false,
          // A browser on a machine that others keep busy: what fails twice more is broken.
          retry: 2,
          globalSetup: ['tests/support/requireBrowser.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          retry: 2,
        },
      },
    ],
  },
});

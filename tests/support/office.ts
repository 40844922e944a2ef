import { once } from 'node:events';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findBrowser, launchOptions } from '../../build/machine/browser.mjs';
import { demoFolders } from '../../demo/server/demoFolders';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server/server';
import { type ContextOptions, giveBack, recycledFor } from './recycledContexts';
import { SHORT_HISTORY } from './shortHistory';

/** Passwords of the demo accounts. */
export const PASSWORDS = {
  ada: 'northgate-ada',
  ben: 'northgate-ben',
  chen: 'northgate-chen',
} as const;

/** Server and browser of a test file. */
export interface Office {
  server: RunningServer;
  browser: Browser;
  /**
   * Returns an empty browser context; problems on its pages fail the test. Without options, the first
   * one of a test is recycled (recycledContexts.ts); any other is new.
   */
  context(options?: ContextOptions): Promise<BrowserContext>;
  /** Returns a context whose local storage has these entries. */
  contextWith(entries: Record<string, string>, options?: ContextOptions): Promise<BrowserContext>;
  /** Opens a URL of the server, in a context without options by default. */
  open(path: string, context?: BrowserContext): Promise<Page>;
  /** Serves a page with this markup until the end of the test; it can load `/dist/backoffice.js`. */
  addPage(path: string, markup: string): void;
  /** Opens a page with this markup, by default at `/host-page`. */
  host(markup: string, context?: BrowserContext, path?: string): Promise<Page>;
  /** Marks a console or page error as expected in the running test. */
  expectProblem(pattern: RegExp): void;
}

/**
 * Starts a server and a browser for the tests of a file, and watches the pages they open. The history of the demo is
 * short; `startDemo` has all of it.
 */
export function startOffice(options: ServerOptions = {}): Office {
  return startDemo({ everydayRows: SHORT_HISTORY, ...options });
}

/** Starts an office as `startOffice` does, with the whole history of the demo. */
export function startDemo(options: ServerOptions = {}): Office {
  const contexts: BrowserContext[] = [];
  const pages = new Map<string, string>();
  let problems: string[] = [];
  let expected: RegExp[] = [];
  const watch = (context: BrowserContext) => {
    // Shorter than the timeout of a test, so that the error message contains the locator.
    context.setDefaultTimeout(15_000);
    context.on('console', (message) => {
      // Chromium itself requests the icon of every new server.
      const ofIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !ofIcon) problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    return context;
  };
  const office = {
    async context(contextOptions = {}) {
      const recycled = recycledFor(office.browser, contextOptions);
      if (recycled) return watch(await recycled.take(office.server.url));
      const context = await office.browser.newContext(contextOptions);
      contexts.push(context);
      return watch(context);
    },
    async contextWith(entries, contextOptions = {}) {
      const recycled = recycledFor(office.browser, contextOptions);
      if (recycled) return watch(await recycled.take(office.server.url, entries));
      const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
      const origins = [{ origin: office.server.url, localStorage }];
      return office.context({ ...contextOptions, storageState: { cookies: [], origins } });
    },
    async open(path, context) {
      const page = await (context ?? (await office.context())).newPage();
      await page.goto(new URL(path, office.server.url).href);
      return page;
    },
    addPage(path, markup) {
      pages.set(new URL(path, office.server.url).pathname, markup);
    },
    async host(markup, context, path = '/host-page') {
      office.addPage(path, markup);
      return office.open(path, context);
    },
    expectProblem: (pattern) => void expected.push(pattern),
  } as Office;

  const cleanUp = () =>
    Promise.all([giveBack(), ...contexts.splice(0).map((context) => context.close())]);

  beforeAll(async () => {
    office.browser = await sharedBrowser();
    office.server = await startServer({
      record: true,
      quickHashes: true,
      pages,
      ...options,
      folders: { ...demoFolders, ...options.folders },
    });
  });

  afterEach(async () => {
    if (!(await endsInTime(cleanUp()))) office.browser = await restartBrowser();
    pages.clear();
    const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
    problems = [];
    expected = [];
    if (unexpected.length > 0) throw new Error(`Errors on the page:\n${unexpected.join('\n')}`);
  });

  afterAll(async () => {
    await office.server?.close();
  });
  return office;
}

let running: Promise<Browser> | undefined;

/** Returns the browser of this process. Restarts it after a crash. */
async function sharedBrowser(): Promise<Browser> {
  const browser = await running;
  if (browser?.isConnected()) return browser;
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: run `npm test`, or set CHROME_PATH.');
  const { args, ...launch } = launchOptions(executablePath);
  // Pages of one context share a renderer process (recycledContexts.ts).
  args.push('--renderer-process-limit=1');
  running = chromium.launch({ ...launch, args });
  return running;
}

/** Time in ms after which a browser that does not close its pages is replaced. */
const CLOSE_TIMEOUT = 20_000;

/** Resolves to false if a promise is still pending after `CLOSE_TIMEOUT`; rejects if it rejects. */
function endsInTime(promise: Promise<unknown>): Promise<boolean> {
  const timeout = once(AbortSignal.timeout(CLOSE_TIMEOUT), 'abort');
  return Promise.race([promise.then(() => true), timeout.then(() => false)]);
}

/** Closes the browser of this process without waiting, and returns a new one. */
async function restartBrowser(): Promise<Browser> {
  console.warn('The browser did not close the pages of a test and was restarted.');
  const browser = await running;
  running = undefined;
  void browser?.close();
  return sharedBrowser();
}

/** Types user id and password into the sign-in form and presses Enter. */
export async function signIn(page: Page, userId: string, password?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'User ID' }).fill(userId);
  await page.getByLabel('Password', { exact: true }).fill(password ?? PASSWORDS[userId as 'ada']);
  await page.keyboard.press('Enter');
}

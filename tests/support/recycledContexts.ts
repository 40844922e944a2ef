import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core';

export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Methods whose effect cannot be undone. A context on which one was called is closed after its test. */
const LASTING = [
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
] as const;
const LASTING_CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor'] as const;
const LASTING_TIMES = ['setFixedTime', 'setSystemTime'] as const;
/** Methods that add something to later pages and return a handle to remove it. */
const REVERSIBLE = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
/** Events that a test may listen to. */
const EVENTS = [
  ...(['console', 'dialog', 'page', 'request', 'requestfailed'] as const),
  ...(['requestfinished', 'response', 'serviceworker', 'weberror'] as const),
];
/** Path of a document without scripts that every server has. */
const KEEPER = '/northgate/avatars/ada.svg';

/** The options whose contexts are recycled. */
const KINDS: readonly ContextOptions[] = [{}, { reducedMotion: 'reduce' }];
let pool: RecycledContext[] = [];

/** Returns a free recycled context with these options, or undefined if a new context is needed. */
export function recycledFor(browser: Browser, options: ContextOptions) {
  const kind = KINDS.find((each) => JSON.stringify(each) === JSON.stringify(options));
  if (!kind) return undefined;
  pool = pool.filter((each) => each.browser === browser);
  const known = pool.find((each) => each.options === kind);
  if (known) return known.taken ? undefined : known;
  const created = new RecycledContext(browser, kind);
  pool.push(created);
  return created;
}

/** Returns the contexts of a test to the pool. */
export async function giveBack(): Promise<void> {
  await Promise.all(pool.filter(({ taken }) => taken).map((each) => each.giveBack()));
}

/**
 * A browser context that one test after the other uses. A page that stays open keeps the renderer process
 * alive with the compiled bundle, which saves a quarter of the time of a test file.
 */
class RecycledContext {
  #context: BrowserContext | undefined;
  #keeper!: Page;
  #session!: CDPSession;
  #added: Disposable[] = [];
  #origins = new Set<string>();
  #dirty = false;
  taken = false;

  constructor(
    readonly browser: Browser,
    readonly options: ContextOptions,
  ) {}

  /** Returns the context, with these entries in the local storage of the server and no other data. */
  async take(serverUrl: string, entries: Record<string, string> = {}): Promise<BrowserContext> {
    this.taken = true;
    this.#context ??= await this.#create();
    const address = new URL(KEEPER, serverUrl).href;
    if (this.#keeper.url() !== address) await this.#keeper.goto(address);
    await this.#keeper.evaluate((all) => Object.assign(localStorage, all), entries);
    this.#context.on('page', (page) => this.#watch(page));
    return this.#context;
  }

  /** Closes the pages of a test and removes its data, or closes the context if that is not enough. */
  async giveBack(): Promise<void> {
    this.taken = false;
    const context = this.#context;
    if (!context) return;
    if (this.#dirty || this.#keeper.isClosed()) {
      this.#context = undefined;
      await context.close();
      return;
    }
    await Promise.all(
      context.pages().map((page) => (page === this.#keeper ? undefined : page.close())),
    );
    for (const event of EVENTS) context.removeAllListeners(event);
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      ...this.#added.splice(0).map((each) => each.dispose()),
      this.#clearStorage(),
    ]);
  }

  async #create(): Promise<BrowserContext> {
    const context = await this.browser.newContext(this.options);
    this.#dirty = false;
    this.#added = [];
    this.#keeper = await context.newPage();
    this.#session = await context.newCDPSession(this.#keeper);
    const markDirty = () => {
      this.#dirty = true;
    };
    context.on('close', markDirty);
    this.#keeper.on('crash', markDirty);
    spy(context, LASTING, markDirty);
    spy(context.clock, LASTING_CLOCK, markDirty);
    spy(context.clock, LASTING_TIMES, markDirty);
    spy(context, REVERSIBLE, (added: Promise<Disposable>) =>
      added.then(
        (each) => void this.#added.push(each),
        () => {},
      ),
    );
    return context;
  }

  #watch(page: Page): void {
    page.on('framenavigated', (frame) => this.#origins.add(new URL(frame.url()).origin));
  }

  async #clearStorage(): Promise<void> {
    const origin = new URL(this.#keeper.url()).origin;
    // The keeper's process has a copy of the local storage.
    await this.#keeper.evaluate(() => localStorage.clear());
    for (const each of new Set([origin, ...this.#origins])) {
      if (!each.startsWith('http')) continue;
      await this.#session.send('Storage.clearDataForOrigin', { origin: each, storageTypes: 'all' });
    }
    this.#origins.clear();
  }
}

/** Calls `then` with the result of every call to these methods of an object. */
function spy<T extends object, K extends keyof T>(
  object: T,
  names: readonly K[],
  // biome-ignore lint/suspicious/noExplicitAny: the methods return different things.
  then: (result: any) => void,
): void {
  for (const name of names) {
    const method = object[name] as (...args: unknown[]) => unknown;
    object[name] = ((...args: unknown[]) => {
      const result = method.apply(object, args);
      then(result);
      return result;
    }) as T[K];
  }
}

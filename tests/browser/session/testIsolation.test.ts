import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const MARKUP = '<!doctype html><title>Isolation</title><link rel="icon" href="data:,">';
const PATH = '/host-page';

let first: BrowserContext;

/** Everything that a page can find of an earlier one, and the default of it. */
const CLEAN = {
  cookie: '',
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  name: '',
  history: 2,
  online: true,
  granted: false,
  init: 'undefined',
  bound: 'undefined',
  year: new Date().getFullYear(),
};

const found = (page: Page) =>
  page.evaluate(async () => {
    const { init, bound } = window as unknown as Record<string, unknown>;
    return {
      cookie: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      name: window.name,
      history: history.length,
      online: navigator.onLine,
      granted: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
      init: typeof init,
      bound: typeof bound,
      year: new Date().getFullYear(),
    };
  });

/** Leaves something of every kind of storage. */
const litter = (page: Page) =>
  page.evaluate(async () => {
    await cookieStore.set('left', 'cookie');
    localStorage.setItem('left', 'local');
    sessionStorage.setItem('left', 'session');
    window.name = 'left';
    history.pushState(null, '', '#left');
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });

/** Returns what this page finds that a page of a new context would not. */
const leftOn = async (page: Page) => {
  const all = await found(page);
  const keys = Object.keys(CLEAN) as (keyof typeof CLEAN)[];
  return keys.filter((key) => all[key] !== CLEAN[key]);
};

const STORED = ['cookie', 'local', 'session', 'databases', 'caches', 'name', 'history'];

describe('a test with a recycled context', () => {
  const heard: string[] = [];

  test('leaves storage, routes, scripts, permissions and listeners behind', async () => {
    first = await office.context();
    const page = await office.host(MARKUP, first);
    await litter(page);
    await first.grantPermissions(['geolocation']);
    await first.addInitScript('window.init = 1');
    await first.exposeBinding('bound', () => {});
    await first.route('**/northgate/**', (route) => route.fulfill({ body: 'routed' }));
    first.on('page', () => heard.push('page'));
    first.on('request', () => heard.push('request'));
    await page.reload();
    await first.setOffline(true);
    expect(await leftOn(page)).toEqual([...STORED, 'online', 'granted', 'init', 'bound']);
    expect(heard).toContain('request');
    heard.length = 0;
  });

  test('finds nothing that the last test has left behind', async () => {
    const page = await office.host(MARKUP);
    expect(page.context()).toBe(first);
    expect(await leftOn(page)).toEqual([]);
    const fetched = () => fetch('/northgate/avatars/ada.svg').then((svg) => svg.text());
    expect(await page.evaluate(fetched)).toContain('<svg');
    expect(heard).toEqual([]);
  });

  test('starts signed in by the local storage if it asks for that', async () => {
    const page = await office.host(MARKUP, await signedIn(office, 'ada'));
    expect(await leftOn(page)).toEqual(['local']);
    expect(page.context()).toBe(first);
  });

  test('starts signed out after a test that was signed in', async () => {
    expect(await leftOn(await office.host(MARKUP))).toEqual([]);
  });
});

describe('without recycling', () => {
  test('a second context in a test shares nothing with the first', async () => {
    await litter(await office.host(MARKUP));
    const other = await office.context();
    expect(other).not.toBe(first);
    expect(await leftOn(await office.host(MARKUP, other))).toEqual([]);
  });

  test('a context with a replaced clock is not recycled', async () => {
    const page = await office.host(MARKUP);
    expect(page.context()).toBe(first);
    await page.clock.setFixedTime('2001-02-03');
    await page.goto(new URL(PATH, office.server.url).href);
    expect(await leftOn(page)).toContain('year');
  });

  test('a test after one with a fixed clock has the current time', async () => {
    const page = await office.host(MARKUP);
    expect(page.context()).not.toBe(first);
    expect(await leftOn(page)).toEqual([]);
  });
});

describe('storage of other origins', () => {
  const ORIGIN = 'http://isolated.localhost:5000';
  const elsewhere = async () => {
    const context = await office.context();
    await context.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: MARKUP }),
    );
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/`);
    return page;
  };

  test('survives a reload within a test', async () => {
    const page = await elsewhere();
    await litter(page);
    await page.reload();
    expect(await leftOn(page)).toEqual(STORED);
    // The test ends on another origin.
    await page.goto(office.server.url);
  });

  test('is empty in the next test', async () => {
    expect(await leftOn(await elsewhere())).toEqual([]);
  });
});

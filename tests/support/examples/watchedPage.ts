import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser, launchOptions } from '../../../build/machine/browser.mjs';
import type { Example } from './example';

/** A page whose problems are collected. */
export interface WatchedPage {
  page: Page;
  /** Errors and warnings of console and page, and scripts that contain the path of their build folder. */
  problems(): Promise<string[]>;
}

/** Starts a browser for the tests of a file. Returns a function that opens the page of an example. */
export function startBrowser(example: Example): (path?: string) => Promise<WatchedPage> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions(findBrowser()));
  });
  afterAll(() => browser?.close());

  return async (path = '/') => {
    const problems: string[] = [];
    const scripts: Promise<void>[] = [];
    const context = await browser.newContext();
    context.setDefaultTimeout(15_000);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('response', (response) => {
      // Development servers name folders everywhere; Vite's client, at `/@…`, is also part of `ng serve`.
      const { origin, pathname } = new URL(response.url());
      if (origin !== example.url || pathname.startsWith('/@') || !pathname.endsWith('.js')) return;
      const read = async () => {
        const text = await response.text();
        if (text.includes(example.folder)) problems.push(`${response.url()} contains its folder`);
      };
      // The page may navigate before the body is read.
      scripts.push(read().catch(() => {}));
    });
    const page = await context.newPage();
    await page.goto(new URL(path, example.url).href);
    return {
      page,
      async problems() {
        await Promise.all(scripts);
        return problems;
      },
    };
  };
}

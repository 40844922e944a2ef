import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { firefoxPath } from '../../../build/machine/enginePaths.mjs';
import type { Engine } from './engine';

const KEYS = new Set(['Enter', 'Tab', 'Escape', 'ArrowRight', 'ArrowUp']);

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox found: run `npm run test:engines`.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async click(expression) {
      const handle = (await page.evaluateHandle(expression)) as ElementHandle<Element>;
      await handle.click();
    },
    type: (text) =>
      KEYS.has(text) ? page.keyboard.press(text as KeyInput) : page.keyboard.type(text),
    close: () => browser.close(),
  };
}

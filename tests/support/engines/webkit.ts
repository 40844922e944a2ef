import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { virtualScreenPath, webkitPaths } from '../../../build/machine/enginePaths.mjs';
import { freePort } from '../freePort';
import type { Engine } from './engine';

const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
};

/** Starts WebKitGTK's browser through its WebDriver, on a virtual screen if there is none. */
export async function startWebkit(): Promise<Engine> {
  const paths = webkitPaths();
  if (!paths) throw new Error('No WebKit found: run `npm run test:engines`.');
  const screen = process.env.DISPLAY ? undefined : await startScreen();
  const env = { ...process.env, DISPLAY: process.env.DISPLAY ?? screen?.display };
  const port = await freePort();
  const service = spawn(paths.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
  });
  await waitForServer(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  return {
    goto: (url) => driver.get(url),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    async click(expression) {
      await (await driver.executeScript<WebElement>(`return ${expression}`)).click();
    },
    type: (text) =>
      driver
        .actions()
        .sendKeys(KEYS[text] ?? text)
        .perform(),
    async close() {
      await driver.quit();
      service.kill();
      screen?.process.kill();
    },
  };
}

/** Starts a virtual screen, which prints its number when it is ready. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const xvfb = virtualScreenPath();
  if (!xvfb) throw new Error('No Xvfb found: run `npm run test:engines`.');
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    process.stdout?.once('data', (data) => resolve(String(data).trim()));
    process.once('error', reject);
    process.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { display: `:${number}`, process };
}

/** Waits until a server responds on the port. */
async function waitForServer(port: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise(setImmediate);
    }
  }
}

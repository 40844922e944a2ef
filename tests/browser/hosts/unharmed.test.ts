import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { startOffice } from '../../support/office';
import { logOut, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** A portal's page with a little of everything, and what it notes about itself before the bundle. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><title>Intranet</title><link rel="icon" href="data:,">
  <style>
    body { font: 17px/1.4 Georgia, serif; color: #123; }
    button { background: gold; } input { border: 3px dotted teal; } a { color: purple; }
    .root, .card, .menu-entry, .tool, .label { outline: 1px solid orange; }
  </style>
</head>
<body>
  <main class="root">
    <h1 id="chapter">News</h1>
    <p class="card">Text with <a href="#chapter">a link</a>, <b>bold</b> and <svg class="icon" width="9" height="9"></svg></p>
    <ul><li class="menu-entry">Entry</li></ul>
    <form><label class="label">Find <input name="find"></label> <select><option>One</option></select>
      <button class="tool" type="button">Own</button></form>
    <table><tr><td>Cell</td></tr></table>
    <dialog open>Note</dialog>
  </main>
  <div id="place" style="height: 600px"></div>
  <script>
    const natives = () => {
      const found = new Map();
      const note = (path, object) => {
        for (const key of Reflect.ownKeys(object)) {
          const { value, get, set } = Object.getOwnPropertyDescriptor(object, key);
          found.set(path + String(key), [value === object ? undefined : value, get, set]);
        }
      };
      for (const name of Object.getOwnPropertyNames(window)) {
        const { value } = Object.getOwnPropertyDescriptor(window, name);
        if (typeof value !== 'function') continue;
        found.set(name, [value]);
        // What old browsers remember of a match is not ours to hold still.
        if (name !== 'RegExp') note(name + '.', value);
        if (value.prototype) note(name + '.prototype.', value.prototype);
      }
      for (const name of ['history', 'navigator', 'document', 'location', 'console', 'JSON', 'Math']) {
        note(name + '.', window[name]);
      }
      return found;
    };
    const styles = () => [...document.querySelectorAll('html, body, main, main *')].flatMap((node) =>
      ['', '::before', '::after'].flatMap((part) => {
        const all = getComputedStyle(node, part);
        return [...all].map((name) => node.localName + part + ' ' + name + ': ' + all.getPropertyValue(name));
      }));
    const before = { keys: new Set(Reflect.ownKeys(window)), natives: natives() };
    const heard = [];
    document.addEventListener('keydown', ({ key, ctrlKey, defaultPrevented }) =>
      heard.push((ctrlKey ? 'Ctrl+' : '') + key + (defaultPrevented ? ' prevented' : '')));
    window.own = {
      newKeys: () => Reflect.ownKeys(window).filter((key) => !before.keys.has(key)).map(String),
      changed: () => {
        const now = natives();
        return [...now.keys(), ...before.natives.keys()].filter((name) => {
          const [was, is] = [before.natives.get(name), now.get(name)];
          return !was || !is || is.some((part, index) => !Object.is(part, was[index]));
        });
      },
      styles, heard,
    };
  </script>
</body>
</html>`;

interface Own {
  newKeys(): string[];
  changed(): string[];
  styles(): string[];
  heard: string[];
}
const ask = <Key extends keyof Own>(page: Page, key: Key) =>
  page.evaluate(`typeof own.${key} === 'function' ? own.${key}() : own.${key}`) as Promise<
    Own[Key] extends () => infer Answer ? Answer : Own[Key]
  >;

/** Puts shell and script onto the page, as an integrator's script does. */
const embed = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/dist/backoffice.js';
    const shell = document.createElement('backoffice-shell');
    shell.style.height = '600px';
    document.querySelector('#place')?.append(shell, script);
  });

test('the shell does not change globals, prototypes and styles of the page', async () => {
  const page = await office.host(PAGE, await signedIn(office, 'ada'));
  const before = await ask(page, 'styles');
  expect(before.length).toBeGreaterThan(5000);
  await embed(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Horizontal' }).click();
  await page.keyboard.press('Escape');
  await logOut(page);
  // Only once the server has answered does the logout lead to the login route.
  await expect.poll(() => new URL(page.url()).hash).toBe('#/account/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  expect(differing(before, await ask(page, 'styles'))).toEqual([]);
  expect((await ask(page, 'newKeys')).filter((key) => !/^(own|__playwright)/.test(key))).toEqual([
    'Symbol(backoffice-elements)',
  ]);
  // React marks the document that it hears selections on.
  const known = /playwright|^document\._reactListening\w+$/;
  expect((await ask(page, 'changed')).filter((name) => !known.test(name))).toEqual([]);
  await page.evaluate(() => document.querySelector('backoffice-shell')?.remove());
  await expect.poll(() => page.title()).toBe('Intranet');
  expect(differing(before, await ask(page, 'styles'))).toEqual([]);
});

const differing = (before: string[], now: string[]) =>
  now.filter((style, index) => style !== before[index]);

test('the shell does not take over hash, focus, title and hotkeys of the page', async () => {
  const page = await office.host(PAGE, await office.context(), '/host-page#chapter');
  const find = page.getByLabel('Find');
  await find.focus();
  await embed(page);
  await signInHydrated(page);
  expect(new URL(page.url()).hash).toBe('#chapter');
  const hasFocus = () => find.evaluate((node) => node === document.activeElement);
  expect(await hasFocus()).toBe(true);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
  expect(new URL(page.url()).hash).toBe('#chapter');
  expect(await ask(page, 'heard')).toEqual([]);

  await page.getByRole('button', { name: 'Own' }).focus();
  for (const key of ['k', '/', 'Escape', 'Control+b', 'Control+k']) await page.keyboard.press(key);
  const heard = (await ask(page, 'heard')).filter((key) => key !== 'Ctrl+Control');
  expect(heard).toEqual(['k', '/', 'Escape', 'Ctrl+b', 'Ctrl+k']);
  expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(0);

  await page.getByRole('link', { name: 'a link' }).click();
  expect(await page.getByRole('heading', { name: 'Welcome, Ada' }).count()).toBe(1);
  await page.evaluate(() => document.querySelector('backoffice-shell')?.remove());
  await expect.poll(() => page.title()).toBe('Intranet');
  expect(new URL(page.url()).hash).toBe('#chapter');
});

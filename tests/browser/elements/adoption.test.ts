import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const FRAME =
  '<iframe title="Other" style="width: 1000px; height: 700px" srcdoc="<!doctype html>"></iframe>';

test('sign-in keeps its styles, text and behavior when adopted into another document', async () => {
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${FRAME}${SCRIPT}`),
  );
  await signInHydrated(page);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
  const before = await signInStyles(page);
  await adopt(page, 'backoffice-login');
  const inside = page.frameLocator('iframe');
  expect(await signInStyles(inside)).toEqual(before);
  expect(await inside.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ben');
  await inside.getByLabel('Password', { exact: true }).fill('northgate-ben');
  await page.keyboard.press('Enter');
  await inside.getByText('You are signed in as Ben Lindqvist.').waitFor();
});

test('the shell keeps its styles and menu when adopted into another document', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${FRAME}${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  const sidebar = (root: Page | FrameLocator) =>
    root
      .getByRole('navigation', { name: 'Main menu' })
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  const before = await sidebar(page);
  await adopt(page, 'backoffice-shell');
  const inside = page.frameLocator('iframe');
  expect(await sidebar(inside)).toBe(before);
  await inside.getByRole('link', { name: 'Site' }).first().click();
  await inside.getByRole('heading', { name: 'Site', exact: true }).waitFor();
});

test('the shell keeps lazily loaded parts open and styled when adopted into another document', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell sidebar="colored"></backoffice-shell>${FRAME}${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  await page.getByRole('button', { name: 'Settings' }).click();
  const styles = async (root: Page | FrameLocator) => ({
    panel: await root.locator('[part="settings"]').evaluate(panelStyles),
    sidebar: await root.getByRole('navigation', { name: 'Main menu' }).evaluate(panelStyles),
  });
  const before = await styles(page);
  await adopt(page, 'backoffice-shell');
  const inside = page.frameLocator('iframe');
  expect(await styles(inside)).toEqual(before);
  const close = inside.locator('[part="settings"]').getByRole('button', { name: 'Close' });
  await close.waitFor();
  expect(await onTop(inside, ':popover-open')).toBe(true);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.locator('iframe').evaluate((frame) => frame.style.setProperty('width', '380px'));
  await expect.poll(() => onTop(inside, ':modal')).toBe(true);
  await page.evaluate(() => {
    const inner = document.querySelector('iframe')?.contentDocument as Document;
    document.body.append(inner.querySelector('backoffice-shell') as Element);
  });
  // A move closes the modal dialog of a phone, which would otherwise block the page.
  await expect.poll(() => onTop(page, ':modal')).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
});

test('the reset steps keep their lazily loaded styles when moved to another root', async () => {
  const page = await office.host(
    hostPage(`<backoffice-reset></backoffice-reset><div id="portal"></div>${FRAME}${SCRIPT}`),
  );
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.keyboard.press('Enter');
  const code = 'Verification code';
  await page.getByRole('textbox', { name: code }).waitFor();
  const stepStyles = (root: Page | FrameLocator) =>
    root.locator('backoffice-reset > [data-backoffice] *').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { display, gap, color, fontSize, letterSpacing } = getComputedStyle(node);
        return { display, gap, color, fontSize, letterSpacing };
      }),
    );
  const before = await stepStyles(page);
  await page.evaluate(() => {
    const root = document.querySelector('#portal')?.attachShadow({ mode: 'open' });
    root?.append(document.querySelector('backoffice-reset') as Element);
  });
  expect(await stepStyles(page)).toEqual(before);
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('#portal') as Element;
    document.body.append(shadowRoot?.firstElementChild as Element);
  });
  await adopt(page, 'backoffice-reset');
  expect(await stepStyles(page.frameLocator('iframe'))).toEqual(before);
});

/** Returns whether the settings panel matches this top-layer selector. */
const onTop = (root: Page | FrameLocator, selector: string) =>
  root.locator('[part="settings"]').evaluate((node, one) => node.matches(one), selector);

const panelStyles = (node: Element) => {
  const { backgroundColor, padding, boxShadow, position } = getComputedStyle(node);
  return { backgroundColor, padding, boxShadow, position };
};

/** Reads the computed styles of the card in the shadow root and the button in the light DOM. */
async function signInStyles(root: Page | FrameLocator) {
  const read = (node: Element) => {
    const { backgroundColor, borderRadius, padding, fontFamily, fontSize } = getComputedStyle(node);
    return { backgroundColor, borderRadius, padding, fontFamily, fontSize };
  };
  const card = await root.getByRole('main').evaluate(read);
  const button = await root.getByRole('button', { name: 'Sign in' }).evaluate(read);
  expect(button.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  return { card, button };
}

async function adopt(page: Page, tag: string): Promise<void> {
  await page.evaluate((name) => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.contentDocument?.body.append(document.querySelector(name) as Element);
  }, tag);
}

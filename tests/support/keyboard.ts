import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFocused, userMenu } from './pageHelpers';

/** The focused element, as users see it. */
export interface Stop {
  /** Tag name and text of the element. */
  name: string;
  /** Whether it is inside the content pane of the shell. */
  inContent: boolean;
  /** Whether it is inside the viewport. */
  visible: boolean;
  /** Whether it, or an element around it, has a focus ring. */
  hasFocusRing: boolean;
}

/** Returns the focused element, through shadow roots. */
export const stopOf = (frame: Page | Frame): Promise<Stop> =>
  frame.evaluate(() => {
    let element = document.activeElement as Element;
    let inContent = element.matches('[slot]');
    while (element.shadowRoot?.activeElement) {
      inContent ||= element.shadowRoot.activeElement.closest('main') !== null;
      element = element.shadowRoot.activeElement;
    }
    inContent ||= element.closest('[slot], main') !== null;
    const { width, top, bottom } = element.getBoundingClientRect();
    // The box around a field may have the ring. In a picker the ring is a box shadow.
    const hasOutline = (node: Element | null): boolean =>
      node !== null &&
      (getComputedStyle(node).outlineStyle !== 'none' || hasOutline(node.parentElement));
    const box = element.closest('[part="field"]');
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return {
      name: `${element.localName} "${text}"`,
      inContent,
      visible: width > 0 && bottom > 0 && top < innerHeight,
      hasFocusRing:
        hasOutline(element) || (box !== null && getComputedStyle(box).boxShadow !== 'none'),
    };
  });

/** Presses Tab until an element has the focus. Returns the focused elements on the way that users cannot see. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) return hidden;
    await page.keyboard.press(key);
    let stop = await stopOf(page);
    const [frame] = page.mainFrame().childFrames();
    if (frame && stop.name.startsWith('iframe')) stop = await stopOf(frame);
    // After the last element no element has the focus, nor in a frame that the focus is just entering.
    if (stop.name.startsWith('body')) continue;
    if (!stop.visible || !stop.hasFocusRing) hidden.push(stop.name);
  }
  throw new Error(`80 presses of ${key} do not reach ${target}.`);
}

/** Moves the focus to an element by Tab and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  expect(await tabTo(page, target)).toEqual([]);
  await page.keyboard.press(key);
}

/** Types into a field that Tab reaches, and presses Enter if it is the last of its form. */
export async function type(page: Page, field: Locator, text: string, last = true) {
  expect(await tabTo(page, field)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  if (last) await page.keyboard.press('Enter');
}

/** Logs out with the last entry of the user menu. */
export async function logOutByKeyboard(page: Page) {
  await press(page, userMenu(page));
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await logOut.waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => isFocused(logOut)).toBe(true);
  await page.keyboard.press('Enter');
}

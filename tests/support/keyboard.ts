import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFocused, userMenu } from './visit';

/** Where the focus is, as staff see it. */
export interface Stop {
  /** Tag and text of the element. */
  name: string;
  /** Whether it is inside the content pane of the shell. */
  inContent: boolean;
  /** True if it is inside the viewport. */
  visible: boolean;
  /** Whether it, or a box around it, has a focus ring. */
  marked: boolean;
}

/** Returns the element with the focus, through shadow roots. */
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
    // The box around a field may have the ring; that of a picker is a shadow.
    const marked = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).outlineStyle !== 'none' || marked(one.parentElement));
    const box = element.closest('[part="field"]');
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return {
      name: `${element.localName} "${text}"`,
      inContent,
      visible: width > 0 && bottom > 0 && top < innerHeight,
      marked: marked(element) || (box !== null && getComputedStyle(box).boxShadow !== 'none'),
    };
  });

/** Presses Tab until an element has the focus; returns the stops on the way that cannot be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) return hidden;
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    // After the last stop of the page the focus is on nothing.
    if (stop.name.startsWith('body')) continue;
    if (!stop.visible || !stop.marked) hidden.push(stop.name);
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

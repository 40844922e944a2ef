import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, settled } from '../../support/axe';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { navigateShell, piecesOf, setAttributes, shellAlone } from '../../support/shellAlone';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const LOOKS = [
  ...['dark', 'light', 'compact', 'icon', 'colored'].map((sidebar) => ({
    layout: 'vertical',
    sidebar,
    topbar: 'light',
  })),
  ...['light', 'dark', 'colored'].map((topbar) => ({
    layout: 'horizontal',
    sidebar: 'dark',
    topbar,
  })),
];

/** Returns the texts and icons of the shell whose contrast with their background is below WCAG AA. */
const weakPieces = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('There is no canvas to mix colors on.');
    const paint = (...colors: string[]) => {
      pen.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((one) =>
        one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const shadow = document.querySelector('backoffice-shell')?.shadowRoot;
    const weak: string[] = [];
    for (const node of shadow?.querySelectorAll<HTMLElement>('.frame *') ?? []) {
      const own = [...node.childNodes].some(
        (child) => child.nodeType === 3 && child.nodeValue?.trim(),
      );
      // Icons in the content are beside their text, in the accent that the page chose.
      const drawn = node.matches('svg.icon') && !node.closest('.content');
      const outOfSight = !node.checkVisibility() || getComputedStyle(node).clipPath !== 'none';
      if (!(own || drawn) || outOfSight) continue;
      const behind: string[] = [];
      for (let at: Element | null = node; at; at = at.parentElement) {
        behind.unshift(getComputedStyle(at).backgroundColor);
      }
      const { color } = getComputedStyle(node);
      const pair = [light(paint(...behind)), light(paint(...behind, color))].sort((a, b) => b - a);
      const contrast = ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05);
      const name = node.closest('button, a')?.getAttribute('aria-label') ?? node.innerText;
      if (contrast < (drawn ? 3 : 4.5)) weak.push(`${name}: ${contrast.toFixed(2)}`);
    }
    return weak;
  });

for (const width of [1280, 360]) {
  for (const theme of ['light', 'dark']) {
    test(`axe finds no violations and the contrast is sufficient in every variant, ${theme}, ${width} px wide`, async () => {
      const context = await office.context({ viewport: { width, height: 800 } });
      const page = await shellAlone(office, { attributes: `theme="${theme}"`, context });
      await page.evaluate(async () => {
        const menu = await (await fetch('/menus/demonstration.json')).json();
        Object.assign(document.querySelector('backoffice-shell') as object, { menu });
      });
      await navigateShell(page, '/email/inbox');
      const { toggle } = piecesOf(page);
      for (const variant of LOOKS) {
        await setAttributes(page, variant);
        // Variants differ only in colors and sizes: contrast is measured in each, axe runs in the
        // first.
        const faults = async () => [
          ...(variant === LOOKS[0] ? await axe(page) : []),
          ...(await weakPieces(page)),
        ];
        await settled(page);
        expect({ ...variant, found: await faults() }).toEqual({ ...variant, found: [] });
        if (!(await toggle.isVisible())) continue;
        await toggle.click();
        await settled(page);
        expect({ ...variant, found: await faults() }).toEqual({ ...variant, found: [] });
        await toggle.click();
      }
      await userMenu(page).click();
      await page.getByRole('menu').waitFor();
      expect(await axe(page)).toEqual([]);
    });
  }
}

test('the text of the colored menu is readable with any accent', async () => {
  const page = await shellAlone(office, {});
  for (const accent of ['#ffdd00', '#00c853', '#ff4081', '#000', '#fff']) {
    await page.evaluate((color) => {
      const shell = document.querySelector('backoffice-shell') as HTMLElement;
      shell.style.setProperty('--backoffice-accent', color);
    }, accent);
    for (const theme of ['light', 'dark']) {
      for (const variant of [
        { layout: 'vertical', sidebar: 'colored' },
        { layout: 'horizontal', topbar: 'colored' },
      ]) {
        await setAttributes(page, { ...variant, theme });
        await expect.poll(() => weakPieces(page)).toEqual([]);
      }
    }
  }
});

test('the user menu without a picture is visible in every top bar', async () => {
  for (const width of [1280, 360]) {
    const context = await signedIn(office, 'chen', { viewport: { width, height: 700 } });
    const page = await office.host(
      hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`),
      context,
    );
    await userMenu(page).locator('.avatar svg').waitFor();
    // Hydrated; the button is painted before.
    await page.locator('[part=footer]').waitFor();
    for (const theme of ['light', 'dark']) {
      for (const topbar of ['light', 'dark', 'colored']) {
        for (const layout of ['vertical', 'horizontal']) {
          await setAttributes(page, { theme, topbar, layout });
          const look = `[data-theme="${theme}"][data-topbar="${topbar}"][data-layout="${layout}"]`;
          await page.locator(`.root${look}`).waitFor();
          await userMenu(page).hover();
          await expect.poll(() => weakPieces(page)).toEqual([]);
          await page.mouse.move(width / 2, 600);
          await expect.poll(() => weakPieces(page)).toEqual([]);
        }
      }
    }
  }
});

import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const GIVEN = {
  notifications: [
    { id: 1, title: 'Release failed', text: 'Rolled back', time: 0, link: '/develop' },
    { id: 2, title: 'Old', read: true },
  ],
  apps: [
    { id: 1, label: 'Mail', link: 'https://mail.example/' },
    { id: 2, label: 'Sites', link: '/site' },
  ],
};

for (const theme of ['light', 'dark']) {
  for (const [width, popups] of [
    [1280, ['Notifications', 'Apps', 'Language']],
    [360, ['Notifications', 'More']],
  ] as const) {
    test(`axe finds no violations with each popup of the top bar open, ${theme}, ${width} px wide`, async () => {
      const context = await signedIn(office, 'ada', { viewport: { width, height: 740 } });
      const page = await openShell(office, {
        context,
        attributes: `theme="${theme}"`,
        given: GIVEN,
      });
      for (const name of popups) {
        await tool(page, name).click();
        const popup = page.getByRole(name === 'Language' || name === 'More' ? 'menu' : 'dialog');
        await popup.waitFor();
        expect(await axe(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await popup.waitFor({ state: 'detached' });
      }
      await page.evaluate(() => {
        const empty = { apps: [], notifications: [] };
        Object.assign(document.querySelector('backoffice-shell') as object, empty);
      });
      await tool(page, 'Notifications').click();
      await page.getByText('No notifications').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await tool(page, 'Search').click();
      const box = page.getByRole('combobox', { name: 'Search' });
      await box.waitFor();
      expect(await axe(page)).toEqual([]);
      await box.fill('s');
      await page.getByRole('option').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await box.fill('no such page');
      await page.getByText('No results').waitFor();
      expect(await axe(page)).toEqual([]);
    });
  }
}

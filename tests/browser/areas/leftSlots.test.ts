import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf, isFocused, logOut, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice();

const DIALOG = `<button onclick="this.nextElementSibling.showModal()">Details</button>
  <dialog closedby="none"><a href="#/support">Tickets</a></dialog>`;

/** Markup of a slotted area with a modal dialog: in the light DOM, in a shadow root, or in a template. */
const AREAS = {
  'a slotted area': `<section slot="site">${DIALOG}
    <form><input name="matches"><input name="children"></form></section>`,
  'a web component in a slotted area': `<section slot="site"><div>
    <template shadowrootmode="open">${DIALOG}</template></div></section>`,
  'a slotted template': `<template slot="site"><section>${DIALOG}</section></template>`,
};

/** Returns the address of a sound of a second, a WAV file with 8,000 samples of one byte. */
function silence(): string {
  const samples = Buffer.alloc(8000, 0x80);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return `data:audio/wav;base64,${Buffer.concat([header, samples]).toString('base64')}`;
}

/** Opens a shell with this area and the area Support. */
async function openShell(area: string): Promise<Page> {
  const children = `${area}<p slot="support">Nine tickets</p>`;
  const page = await openAreas(office, '{}', { children, path: '#/support' });
  await page.getByText('Nine tickets').waitFor();
  return page;
}

/** Opens the area Site and its dialog. */
async function openDialog(page: Page): Promise<void> {
  await openArea(page, 'Site');
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('link', { name: 'Tickets' }).waitFor();
}

for (const [name, area] of Object.entries(AREAS)) {
  test(`a link in a modal dialog of ${name} leads to a page that can be used`, async () => {
    const page = await openShell(area);
    await openDialog(page);
    await page.getByRole('link', { name: 'Tickets' }).click();
    await page.getByText('Nine tickets').waitFor();
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
    await openArea(page, 'Workspace');
    await expect.poll(() => hashOf(page)).toBe('#/workspace');
  });
}

for (const [name, markup] of Object.entries({
  help: '<div slot="help"><dialog closedby="none">Call us</dialog></div>',
  footer: '<div slot="footer"><dialog closedby="none">Imprint</dialog></div>',
})) {
  test(`a modal dialog of the slot ${name} closes when the slot is no longer shown`, async () => {
    const page = await openShell(markup);
    const dialog = page.locator('dialog');
    if (name === 'help') {
      await logOut(page);
      await signInButton(page).waitFor();
    }
    await dialog.evaluate((node: HTMLDialogElement) => node.showModal());
    await dialog.waitFor();
    if (name === 'help') {
      await page.evaluate(() => {
        const shell = document.querySelector('backoffice-shell') as HTMLElement & {
          signIn(record: object): Promise<void>;
        };
        return shell.signIn({ token: 'given', UserId: 'ada', Role: 'ADMIN' });
      });
      await userMenu(page).waitFor();
    } else {
      await page.evaluate(() => localStorage.clear());
      await page.evaluate(() =>
        dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })),
      );
    }
    await expect.poll(() => dialog.evaluate((node: HTMLDialogElement) => node.open)).toBe(false);
  });
}

test('Back closes the popovers of a slotted area', async () => {
  const kinds = ['auto', 'manual'];
  const popovers = kinds.map((kind) => `<p popover="${kind}">Details, ${kind}</p>`).join('');
  const page = await openShell(`<section slot="site">${popovers}</section>`);
  await openArea(page, 'Site');
  await page.evaluate(() => {
    for (const node of document.querySelectorAll<HTMLElement>('[popover]')) node.showPopover();
  });
  for (const kind of kinds) await page.getByText(`Details, ${kind}`).waitFor();
  await page.goBack();
  await page.getByText('Nine tickets').waitFor();
  expect(await page.locator(':popover-open').count()).toBe(0);
});

test('a sound of a slotted area goes on after Back, and stops at a logout', async () => {
  const page = await openShell(
    '<section slot="site"><button>Play</button><audio loop></audio></section>',
  );
  const audio = page.locator('audio');
  await audio.evaluate((player: HTMLAudioElement, sound) => {
    player.src = sound;
    player.previousElementSibling?.addEventListener('click', () => player.play());
  }, silence());
  const isPaused = () => audio.evaluate((player: HTMLAudioElement) => player.paused);
  await openArea(page, 'Site');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(isPaused).toBe(false);
  await page.goBack();
  await page.getByText('Nine tickets').waitFor();
  expect(await isPaused()).toBe(false);
  await openArea(page, 'Site');
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await logOut(page);
  await expect.poll(isPaused).toBe(true);
});

for (const name of ['a slotted area', 'a web component in a slotted area'] as const) {
  test(`a modal dialog that ${name} opens after the user has left does not block the page`, async () => {
    const page = await openShell(AREAS[name]);
    await openArea(page, 'Site');
    await page.getByRole('button', { name: 'Details' }).waitFor();
    await openArea(page, 'Support');
    await page.getByText('Nine tickets').waitFor();
    const dialog = page.locator('dialog');
    const isOpen = () => dialog.evaluate((node: HTMLDialogElement) => node.open);
    await dialog.evaluate((node: HTMLDialogElement) => node.showModal());
    // The shell notices the dialog of a web component at the next event.
    if (name !== 'a slotted area') await page.keyboard.press('Shift');
    await expect.poll(isOpen).toBe(false);
    await dialog.evaluate((node: HTMLDialogElement) => node.showModal());
    await openArea(page, 'Site');
    expect(await isOpen()).toBe(false);
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByRole('link', { name: 'Tickets' }).waitFor();
  });
}

test('popovers and dialogs of the shown area stay open in a closed shadow root', async () => {
  const page = await openAreas(office, '{}', {
    path: '#/site',
    children: `<template shadowrootmode="closed"></template>
      <section slot="site"><p popover="manual">Details</p><dialog><input></dialog></section>`,
  });
  const popover = page.getByText('Details');
  await page.waitForFunction(() => document.querySelector('section')?.checkVisibility());
  await popover.evaluate((node: HTMLElement) => node.showPopover());
  await page.locator('dialog').evaluate((node: HTMLDialogElement) => node.showModal());
  await page.locator('input').fill('Harbour');
  expect(await popover.isVisible()).toBe(true);
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test('an element of a left area that goes into full screen late leaves it', async () => {
  const page = await openShell('<section slot="site"><p>Plan</p></section>');
  await openArea(page, 'Site');
  await page.getByText('Plan').waitFor();
  await page.evaluate(() => {
    document.addEventListener('click', () =>
      setTimeout(() => document.querySelector('section')?.requestFullscreen()),
    );
    document.addEventListener('fullscreenchange', () =>
      Object.assign(window, { changes: [...(Reflect.get(window, 'changes') ?? []), 'change'] }),
    );
  });
  await openArea(page, 'Support');
  await page.getByText('Nine tickets').waitFor();
  await expect.poll(() => page.evaluate('window.changes?.length')).toBe(2);
  expect(await page.evaluate('document.fullscreenElement')).toBeNull();
});

test('a link in an element in full screen ends full screen', async () => {
  const page = await openShell(`<section slot="site">
    <button onclick="this.parentElement.requestFullscreen()">Enlarge</button>
    <a href="#/support">Tickets</a></section>`);
  await openArea(page, 'Site');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await page.waitForFunction(() => document.fullscreenElement);
  await page.getByRole('link', { name: 'Tickets' }).click();
  await page.getByText('Nine tickets').waitFor();
  await page.waitForFunction(() => !document.fullscreenElement);
});

test('Back and a logout in another tab close a modal dialog of a slotted area', async () => {
  const page = await openShell(AREAS['a slotted area']);
  await openDialog(page);
  await page.goBack();
  await page.getByText('Nine tickets').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);

  await openDialog(page);
  const other = await office.open('/host-page', page.context());
  await other.evaluate(() => localStorage.removeItem('backoffice:currentUser'));
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await userId.click();
  await userId.pressSequentially('ada');
  expect(await userId.inputValue()).toBe('ada');
  expect(await signInButton(page).isEnabled()).toBe(true);
});

import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { hashOf } from '../../../support/pageHelpers';
import { changes, openWorld } from '../../../support/world';

const office = startDemo();
/** The URL of the area's page. */
const FRAME = 'backoffice-shell iframe';

test('shows the tickets in a sandboxed frame without the token, at the path of the shell', async () => {
  const page = await openWorld(office, 'chen', '/support?state=unclosed');
  const frame = page.frameLocator(FRAME);
  await frame.getByText(/^1–10 of 10$/).waitFor();
  const sandbox = await page.locator(FRAME).getAttribute('sandbox');
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toMatch(/allow-same-origin|escape/);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('backoffice:currentUser') ?? '').token as string,
  );
  expect(token.length).toBeGreaterThan(20);
  const seen = await frame.locator('html').evaluate((html) => {
    const read = () => {
      try {
        return JSON.stringify({ ...localStorage });
      } catch {
        return 'no storage';
      }
    };
    return html.outerHTML + read() + document.location.href;
  });
  expect(seen).toContain('no storage');
  expect(seen).not.toContain(token);

  await frame.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent');
  await expect.poll(() => hashOf(page)).toBe('#/support?state=unclosed&priority=urgent');
  await frame.getByRole('link', { name: '1187', exact: true }).press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/support/1187');
  await frame.getByRole('heading', { name: /^1187 When will/ }).waitFor();
  await expect.poll(() => page.title()).toBe('Ticket 1187 · Northgate Back Office');
  await page.goBack();
  await frame.getByRole('heading', { name: 'Tickets' }).waitFor();
  await page.goForward();
  await frame.getByRole('heading', { name: /^1187 When will/ }).waitFor();
  // The frame is as high as its page: only the shell scrolls.
  const heights = () =>
    frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(heights).toBeLessThanOrEqual(1);
});

test('a range of days is a chip in words', async () => {
  const page = await openWorld(office, 'ada', '/support?opened=2026-11-01/2026-11-24');
  const chip = page
    .frameLocator(FRAME)
    .getByRole('button', { name: 'Remove filter Opened: Nov 1 – 24, 2026' });
  await chip.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/support');
});

test('the tools of the list have at most two lines, and none is cut off', async () => {
  const page = await openWorld(office, 'ada', '/support?assignee=me');
  const frame = page.frameLocator(FRAME);
  await frame.getByText(/^1–\d+ of /).waitFor();
  for (const width of [1024, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { height } = (await frame.locator('.area-toolbar').boundingBox()) ?? {};
    expect(height).toBeLessThan(100);
    const rooms = await frame.locator('.area-toolbar').evaluate((bar) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const roomOf = (field: Element, text: string) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        pen.font = font;
        const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
        return field.clientWidth - padding - pen.measureText(text).width;
      };
      const search = bar.querySelector('input[type="search"]') as HTMLInputElement;
      const dates = bar.querySelector('backoffice-date-picker')?.shadowRoot?.querySelector('input');
      return [
        ...[...bar.querySelectorAll('select')].map((one) =>
          roomOf(one, one.selectedOptions[0]?.text ?? ''),
        ),
        ...[search, dates].map((one) => (one ? roomOf(one, one.placeholder) : Number.NaN)),
      ];
    });
    expect(rooms).toHaveLength(5);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
  }
});

test('the list can show only the tickets that are assigned to the user', async () => {
  const page = await openWorld(office, 'chen', '/support?state=unclosed');
  const frame = page.frameLocator(FRAME);
  const names = frame.getByRole('table').getByRole('cell', { name: /^(Chen Wei|Ada Okafor)$/ });
  await frame.getByText('1–10 of 10').waitFor();
  expect(new Set(await names.allInnerTexts()).size).toBe(2);
  await frame.getByRole('combobox', { name: 'Assigned to' }).selectOption('Me');
  await expect.poll(() => hashOf(page)).toBe('#/support?state=unclosed&assignee=me');
  const chip = frame.getByRole('button', { name: 'Remove filter Assigned to: Me' });
  await chip.waitFor();
  await expect
    .poll(async () => new Set(await names.allInnerTexts()))
    .toEqual(new Set(['Chen Wei']));
  await page.reload();
  await chip.waitFor();
  await expect
    .poll(async () => new Set(await names.allInnerTexts()))
    .toEqual(new Set(['Chen Wei']));
  await chip.click();
  await frame.getByText('1–10 of 10').waitFor();
  expect(hashOf(page)).toBe('#/support?state=unclosed');
});

test('chen answers a ticket: an empty answer is refused, a draft survives a reload', async () => {
  const page = await openWorld(office, 'chen', '/support/1181');
  const frame = page.frameLocator(FRAME);
  const answer = frame.getByRole('textbox', { name: 'Reply' });
  const send = frame.getByRole('button', { name: 'Send reply' });
  await send.click();
  await frame.getByText('Please fill this in.').waitFor();
  expect(await answer.getAttribute('aria-invalid')).toBe('true');
  await answer.fill('It comes with 1.4.4,\n<i>tonight</i>.');
  // The frame sends the draft to the shell, which stores it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('tonight');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => answer.inputValue()).toBe('It comes with 1.4.4,\n<i>tonight</i>.');
  await send.press('Enter');
  await page.getByText('Reply to ticket 1181 sent.').waitFor();
  const talk = frame.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect.poll(() => talk.last().innerText()).toContain('<i>tonight</i>');
  expect(changes(office).at(-1)).toEqual({
    method: 'POST',
    path: '/api/world/tickets/1181/messages',
    body: { text: 'It comes with 1.4.4,\n<i>tonight</i>.', state: 'answered', revision: 1 },
  });
  expect(await answer.inputValue()).toBe('');
  await frame.getByRole('link', { name: 'All tickets' }).click();
  await frame.getByRole('heading', { name: 'Tickets' }).waitFor();
});

test('a reply that was typed and erased is not unsaved', async () => {
  const page = await openWorld(office, 'chen', '/support/1187');
  const answer = page.frameLocator(FRAME).getByRole('textbox', { name: 'Reply' });
  await answer.fill('Tonight.');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored).toContain('Tonight.');
  await answer.fill('');
  await expect.poll(stored).not.toContain('answer 1187');
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await expect.poll(() => hashOf(page)).toBe('#/workspace');
});

test('a reply after a colleague has set another state keeps that state, and says so', async () => {
  const chen = await openWorld(office, 'chen', '/support/1184');
  const ada = await openWorld(office, 'ada', '/support/1184');
  const [desk, other] = [chen.frameLocator(FRAME), ada.frameLocator(FRAME)];
  await desk.getByRole('textbox', { name: 'Reply' }).fill('We are on it.');
  await other
    .getByRole('combobox', { name: 'State', exact: true })
    .selectOption('With engineering');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await ada.getByText('Changes to ticket 1184 saved.').waitFor();
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await chen
    .getByText(
      'Someone else changed the ticket in the meantime: its state stays “With engineering”.',
    )
    .waitFor();
  await desk.getByRole('listitem').getByText('We are on it.').waitFor();
});

test('two users change the state of one ticket: the second is warned; ben can only read', async () => {
  const ada = await openWorld(office, 'ada', '/support/1176');
  const chen = await openWorld(office, 'chen', '/support/1176');
  for (const [page, state] of [
    [ada, 'Closed'],
    [chen, 'Open'],
  ] as const) {
    await page
      .frameLocator(FRAME)
      .getByRole('combobox', { name: 'State', exact: true })
      .selectOption(state);
  }
  await ada.frameLocator(FRAME).getByRole('button', { name: 'Save', exact: true }).click();
  await ada.getByText('Changes to ticket 1176 saved.').waitFor();
  await chen.frameLocator(FRAME).getByRole('button', { name: 'Save', exact: true }).click();
  await chen
    .frameLocator(FRAME)
    .getByRole('alert')
    .filter({ hasText: 'It is now “Closed”, with the priority “' })
    .waitFor();

  const ben = await openWorld(office, 'ben', '/support/1176');
  const frame = ben.frameLocator(FRAME);
  await frame.getByText('Only the support desk can reply to tickets.').waitFor();
  expect(await frame.getByRole('button').count()).toBe(0);
});

test('filters the list by days; the URL keeps them, and invalid ones are ignored', async () => {
  const page = await openWorld(office, 'ben', '/support');
  const frame = page.frameLocator(FRAME);
  const opened = () => new URLSearchParams(hashOf(page).split('?')[1]).get('opened');
  const shown = (text: string | RegExp) => frame.getByText(text).waitFor();
  const field = frame.getByRole('textbox', { name: 'Opened' });
  const opener = frame.getByRole('button', { name: 'Choose date' });
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const all = /^1–25 of \d+$/;
  await shown(all);

  // Typed text and its error.
  await field.fill('01/01/2020 - 01/31/2020');
  await field.press('Enter');
  await shown('No tickets match these filters.');
  expect(opened()).toBe('2020-01-01/2020-01-31');
  await field.fill('some day');
  await field.press('Enter');
  await frame.getByRole('alert').getByText('MM/DD/YYYY').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('');
  await field.press('Enter');
  await shown(all);
  expect(opened()).toBe(null);

  // A preset applies immediately, Custom Range with Apply.
  await opener.click();
  await button('Last 7 days').press('Enter');
  await shown(/^1–[2-9] of [2-9]$/);
  const week = opened();
  const [first = ''] = String(week).split('/');
  const pick = async () => {
    await opener.press('Enter');
    await button('Custom Range').click();
    const day = frame.locator(`[data-day="${first}"] button`);
    await day.click();
    await day.click();
  };
  await pick();
  await button('Cancel').click();
  expect(opened()).toBe(week);
  await pick();
  await button('Apply').click();
  await expect.poll(opened).toBe(`${first}/${first}`);
  await page.goBack();
  await expect.poll(opened).toBe(week);
  await page.reload();
  await shown(/^1–[2-9] of [2-9]$/);
  expect(await field.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/);
  await opener.click();
  await button('Clear').click();
  await expect.poll(opened).toBe(null);
  await shown(all);

  // Invalid ranges in a shared URL.
  for (const wrong of ['tomorrow', '2026-02-30/2026-03-01', '2026-03-02/2026-03-01']) {
    await page.evaluate((days) => {
      location.hash = `#/support?opened=${days}`;
    }, wrong);
    await shown(all);
    expect(await field.inputValue()).toBe('');
    await page.goBack();
    await shown(all);
  }
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('theme', 'dark'),
  );
  await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('asks about unsaved state and priority and keeps them when an answer is sent', async () => {
  const page = await openWorld(office, 'chen', '/support/1184');
  const frame = page.frameLocator(FRAME);
  const priority = frame.getByRole('combobox', { name: 'Priority' });
  await priority.selectOption('Urgent');
  await page.getByRole('link', { name: 'Workspace' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  expect(hashOf(page)).toBe('#/support/1184');
  await frame.getByRole('textbox', { name: 'Reply' }).fill('It is renewed.');
  await frame.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText('Reply to ticket 1184 sent.').waitFor();
  await frame.getByRole('listitem').getByText('It is renewed.').waitFor();
  expect(await priority.inputValue()).toBe('urgent');
  await page.getByRole('link', { name: 'Workspace' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Changes to ticket 1184 saved.').waitFor();
  expect(changes(office).at(-1)?.body).toMatchObject({ priority: 'urgent' });
  await page.getByRole('link', { name: 'Workspace' }).click();
  await page.getByRole('heading', { name: 'Today at a glance' }).waitFor();
});

test('saving after a conflict keeps the priority that only a colleague has changed', async () => {
  const ada = await openWorld(office, 'ada', '/support/1187');
  const chen = await openWorld(office, 'chen', '/support/1187');
  const form = (page: typeof ada) => {
    const frame = page.frameLocator(FRAME);
    return {
      alert: frame.getByRole('alert'),
      state: frame.getByRole('combobox', { name: 'State', exact: true }),
      priority: frame.getByRole('combobox', { name: 'Priority' }),
      save: frame.getByRole('button', { name: 'Save', exact: true }),
    };
  };
  await form(chen).state.selectOption('With engineering');
  await form(ada).priority.selectOption('Low');
  await form(ada).save.click();
  await ada.getByText('Changes to ticket 1187 saved.').waitFor();
  await form(chen).save.click();
  const warning = 'It is now “Open”, with the priority “Low”.';
  await form(chen).alert.filter({ hasText: warning }).waitFor();
  expect(await form(chen).priority.inputValue()).toBe('low');
  expect(await form(chen).state.inputValue()).toBe('engineering');
  await form(chen).save.click();
  await chen.getByText('Changes to ticket 1187 saved.').waitFor();
  const body = changes(office).at(-1)?.body;
  expect(body).toEqual({ state: 'engineering', revision: expect.any(Number) });
});

test('links are those of the portal when they are copied, and open in the shell when a new tab is wanted', async () => {
  const page = await openWorld(office, 'chen', '/support?state=unclosed');
  const ticket = page.frameLocator(FRAME).getByRole('link', { name: '1187', exact: true });
  const address = await ticket.evaluate((link: HTMLAnchorElement) => link.href);
  expect(address).toBe(`${office.server.url}/#/support/1187`);
  const opened: unknown[] = [];
  page.context().on('page', (other) => opened.push(other));
  await ticket.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => hashOf(page)).toBe('#/support/1187');
  await page.goBack();
  await ticket.click({ button: 'middle' });
  await expect.poll(() => hashOf(page)).toBe('#/support/1187');
  expect(opened).toEqual([]);
  // An address of the frame that somebody has kept.
  await page.goto(`${office.server.url}/areas/support/#/support/1186`);
  await page.waitForURL(`${office.server.url}/#/support/1186`);
});

import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';

const office = startOffice();

const mounts = (code: string) =>
  `{ load: async () => ({ mount(container, area) { container.textContent = 'Mounted'; ${code} } }) }`;

test('areas that redirect to each other end in an error, and the shell stays usable', async () => {
  office.expectProblem(/more than 20 navigations in a row/);
  const page = await openAreas(
    office,
    `{ site: ${mounts("area.navigate('/develop')")}, develop: ${mounts("area.navigate('/site')")},
      support: ${mounts('')} }`,
  );
  await page.getByRole('alert').filter({ hasText: 'Couldn’t load' }).waitFor();
  expect((await messages(page)).join()).toContain('Do two pages redirect to each other?');
  await openArea(page, 'Support');
  await page.getByText('Mounted').waitFor();
  expect(await hashOf(page)).toBe('#/support');
});

test('a listener of an area that navigates again and again ends in the error card of that area', async () => {
  office.expectProblem(/more than 20 navigations in a row/);
  const page = await openAreas(
    office,
    `{ site: ${mounts('let count = 0; area.subscribe(() => area.navigate(String((count += 1))));')} }`,
  );
  await page.getByText('Mounted').waitFor();
  await page.evaluate(() => {
    location.hash = '#/site/first';
  });
  await page.getByRole('heading', { name: 'Couldn’t load Site' }).waitFor();
});

test('an area may navigate any number of times in separate tasks', async () => {
  const page = await openAreas(
    office,
    `{ site: ${mounts(`let count = 0;
      const timer = setInterval(() => {
        count += 1;
        area.navigate(String(count), { replace: true });
        if (count === 100) clearInterval(timer);
      }, 4);`)} }`,
  );
  await expect.poll(() => hashOf(page)).toBe('#/site/100');
  expect(await messages(page)).toEqual([]);
});

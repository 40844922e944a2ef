import path from 'node:path';
import { expect, test } from 'vitest';
import { guideBlocks } from '../../support/guide';
import { hostPage } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const office = startOffice({ folders: { '/backoffice/': DIST } });

test('the examples of the README sign in without a server, fill areas and print the event', async () => {
  const blocks = guideBlocks('../README.md');
  const codeWith = (text: string) => blocks.find(({ code }) => code.includes(text))?.code ?? '';
  const withoutServer = codeWith('authProvider').replace(
    '</backoffice-shell>',
    '<section slot="site"><h2>Hosted sites</h2></section></backoffice-shell>',
  );
  const page = await office.host(hostPage(withoutServer));
  const details: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') details.push(await message.args()[0]?.jsonValue());
  });
  await page.addScriptTag({ content: codeWith('.areas =') });
  await page.addScriptTag({ content: codeWith("'backoffice-login', (event)") });
  await signIn(page, 'ada');
  await page.getByRole('link', { name: 'Workspace' }).first().click();
  await page.getByText('Hello ada').waitFor();
  await page.getByRole('link', { name: 'Site' }).first().click();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(details).toEqual([{ user: { UserId: 'ada', Name: 'ada', Role: 'ADMIN' } }]);
});

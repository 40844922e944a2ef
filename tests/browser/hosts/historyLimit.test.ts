import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { hashOf, userMenu } from '../../support/pageHelpers';

const office = startOffice();

/** What WebKit does after 100 calls in 30 s, whoever made them. */
const LIMITED = `<script>
  history.pushState = history.replaceState = () => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
  };
</script>`;

for (const routing of ['hash', 'memory'])
  test(`staff sign in and navigate while the history refuses calls (routing ${routing})`, async () => {
    const page = await office.host(
      hostPage(`<backoffice-shell routing="${routing}"></backoffice-shell>${SCRIPT}`, LIMITED),
    );
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
    const open = async (name: string) => {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name, exact: true }).waitFor({ state: 'attached' });
    };
    await open('Site');
    await open('Support');
    if (routing === 'memory') return;
    expect(await hashOf(page)).toBe('#/support');
    await page.goBack();
    await page.getByRole('heading', { name: 'Site', exact: true }).waitFor({ state: 'attached' });
    await page.reload();
    await userMenu(page).waitFor();
    expect(await hashOf(page)).toBe('#/site');
  });

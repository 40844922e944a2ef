import { expect, test } from 'vitest';
import { startExample } from '../support/examples/example';
import { lookOf, NAVY } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';
import { signIn } from '../support/office';
import { signInButton, userMenu } from '../support/pageHelpers';

const example = startExample('bundlers');
const open = startBrowser(example);

const SIGN_IN = {
  de: 'Anmelden',
  es: 'Iniciar sesión',
  it: 'Accedi',
  ru: 'Войти',
  cn: '登录',
  en: 'Sign in',
};

test.each(['webpack', 'rollup', 'esbuild', 'parcel'])(
  '%s: a branded shell works in six languages without files to copy',
  async (bundler) => {
    const { page, problems } = await open(`/${bundler}/`);
    expect(await lookOf(signInButton(page))).toMatchObject({ backgroundColor: NAVY });
    const shell = page.locator('backoffice-shell');
    for (const [language, name] of Object.entries(SIGN_IN)) {
      await shell.evaluate((element, tag) => element.setAttribute('language', tag), language);
      await page.getByRole('button', { name, exact: true }).waitFor();
    }
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
    expect(await problems()).toEqual([]);
  },
);

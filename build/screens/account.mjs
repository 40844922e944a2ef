import { settled } from './studio.mjs';

/** The languages, and the user of the reset in each: the server limits the mails to one user. */
const LANGUAGES = { en: 'ada', cn: 'ben', de: 'chen' };
/** Hashes of the pages by name. */
const PAGES = {
  dashboard: '#/',
  'empty area': '#/develop',
  profile: '#/profile',
  404: '#/404',
  500: '#/500',
};

/** Takes screenshots of sign-in, the reset steps, error screens and empty states, in three languages. */
export async function accountScreens(studio) {
  for (const [language, userId] of Object.entries(LANGUAGES)) {
    for (const [size, theme] of [
      ['wide', 'light'],
      ['phone', 'dark'],
    ]) {
      const attributes = `language="${language}" theme="${theme}"`;
      const group = `${language} ${size}`;
      const out = await studio.open({ size, attributes, signedIn: false });
      await studio.shoot(out, group, 'sign-in');
      await out.locator('button[type=submit]').click();
      await settled(out);
      await studio.shoot(out, group, 'sign-in missing');
      await out.locator('input[name=UserId]').fill('ada');
      await out.locator('input[name=AuthValue]').fill('wrong');
      await out.locator('button[type=submit]').click();
      await settled(out);
      await studio.shoot(out, group, 'sign-in refused');
      await resetSteps(studio, out, group, userId);
      await out.evaluate(() => location.assign('#/404'));
      await settled(out);
      await studio.shoot(out, group, '404 signed out');
      await out.context().close();

      const page = await studio.open({ size, attributes });
      for (const [name, hash] of Object.entries(PAGES)) {
        await page.evaluate((to) => location.assign(to), hash);
        await settled(page);
        await studio.shoot(page, group, name);
      }
      await page.context().close();
    }
  }
}

async function resetSteps(studio, page, group, userId) {
  await page.evaluate(() => location.assign('#/account/reset'));
  await page.locator('input[name=UserId] >> visible=true').waitFor();
  await page.locator('form:not(:has(input[name=AuthValue]))').waitFor();
  await studio.shoot(page, group, 'reset 1 send');
  await page.locator('input[name=UserId]').fill(userId);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete=one-time-code]').waitFor();
  await studio.shoot(page, group, 'reset 2 verify');
  const { code } = studio.server.outbox.last(`${userId}@northgate.example`);
  await page.locator('input[autocomplete=one-time-code]').fill(code);
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete=new-password]').first().waitFor();
  await studio.shoot(page, group, 'reset 3 new password');
}

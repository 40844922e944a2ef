import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox', '--force-color-profile=srgb'] });
const base = process.env.BASE;
const shot = async (name, { w = 1440, h = 900, dark = false, user = 'ada', hash = '', lang, path = '/index.html', act } = {}) => {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light' });
  if (lang) await c.addCookies([{ name: 'lang', value: lang, url: base }]);
  const p = await c.newPage();
  p.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(name, m.type(), m.text().slice(0, 200)); });
  await p.goto(base + path + '#/');
  await p.locator('input[name=UserId]').fill(user);
  await p.locator('input[type=password]').first().fill(`northgate-${user}`);
  await p.keyboard.press('Enter');
  await p.waitForSelector('backoffice-shell >> nav a');
  if (hash) await p.evaluate((h) => { location.hash = h; }, hash);
  await p.waitForTimeout(1800);
  if (act) { await act(p); await p.waitForTimeout(900); }
  await p.screenshot({ path: `/tmp/shots/${name}.png` });
  await c.close();
};
export { shot, b };

import { beforeEach, expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import { callsTo, enter, logOut, signInButton, stored, userMenu } from '../../support/pageHelpers';

const office = startOffice();
const logins = () => callsTo(office, '/api/account/login');
const clientIds = () => logins().map(({ body }) => (body as { ClientId: string }).ClientId);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => void office.server.requests.splice(0));

test('POST /api/account/login sends UserId, AuthValue, AuthType, Language and ClientId once as JSON', async () => {
  const page = await office.open('/');
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  expect(logins()).toHaveLength(1);
  const [{ method, query, headers, body }] = logins() as [(typeof office.server.requests)[0]];
  expect({ method, query }).toEqual({ method: 'POST', query: '' });
  expect(headers['content-type']).toMatch(/^application\/json\b/);
  expect(headers.authorization).toBeUndefined();
  expect(body).toEqual({
    UserId: 'ada',
    AuthValue: 'northgate-ada',
    AuthType: 'password',
    Language: 'zh-CN',
    ClientId: expect.stringMatching(UUID),
  });
});

test('the login request always sends language zh-CN, whatever the language of the interface', async () => {
  const context = await office.context({ locale: 'fr-FR' });
  const page = await office.open('/', context);
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
  expect(logins().map(({ body }) => (body as { Language: string }).Language)).toEqual(['zh-CN']);
});

test('sends the password as typed and trims the user id', async () => {
  const page = await office.open('/');
  await signIn(page, '  ada ', '  pässwörd "quoted" \\ 密码  ');
  await expect.poll(logins).toHaveLength(1);
  expect(logins()[0]?.body).toMatchObject({
    UserId: 'ada',
    AuthValue: '  pässwörd "quoted" \\ 密码  ',
  });
});

test('sends one request when Enter is pressed twice quickly', async () => {
  const page = await office.open('/');
  await page
    .context()
    .addCookies([{ name: 'demo-fault', value: 'login=slow:1500', url: office.server.url }]);
  await signIn(page, 'ada');
  await page.keyboard.press('Enter');
  await signInButton(page).press('Enter');
  await userMenu(page).waitFor();
  expect(logins()).toHaveLength(1);
});

test('the client identifier is a random UUID, generated once and kept across logouts and reloads', async () => {
  const page = await enter(office, 'ada');
  await logOut(page);
  await signInButton(page).waitFor();
  await page.reload();
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
  const kept = await stored(page, 'backoffice:clientId');
  expect(kept).toMatch(UUID);
  expect(clientIds()).toEqual([kept, kept]);

  const other = await enter(office, 'ada');
  expect(await stored(other, 'backoffice:clientId')).not.toBe(kept);
});

test('replaces a client identifier that is not a UUID', async () => {
  const page = await office.open('/news.html');
  await page.evaluate(() => localStorage.setItem('backoffice:clientId', '"><script>'));
  await page.goto(office.server.url);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  expect(clientIds()).toEqual([expect.stringMatching(UUID)]);
  expect(await stored(page, 'backoffice:clientId')).toBe(clientIds()[0]);
});

test('POST /users/authenticate sends email and password and returns a token', async () => {
  const page = await office.host(
    `<title>Host</title><backoffice-shell auth="email"></backoffice-shell>
    <script src="/dist/backoffice.js"></script>`,
  );
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@northgate.example');
  await page.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(callsTo(office, '/users/authenticate').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { email: 'ada@northgate.example', password: 'northgate-ada' }],
  ]);
  expect(logins()).toEqual([]);
});

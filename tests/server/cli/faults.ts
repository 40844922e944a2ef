import { type Call, type Fault, withBody, withHeaders, withStatus } from './broken';

const isLogin = ({ path }: Call) => path === '/api/account/login';
const isReset = ({ path }: Call) => path === '/api/account/resetpwd';
const isCatalog = ({ path }: Call) => path.endsWith('/en.json');
const isWrongLogin = ({ body }: Call) =>
  body.AuthValue !== undefined && body.AuthValue !== 'northgate-ada';

/** Changes the JSON of the calls that fit. */
const rewrite =
  (fits: (call: Call) => boolean, change: (body: Answer) => unknown): Fault =>
  async (call, ask) => {
    const answer = await ask();
    if (!fits(call) || call.method === 'OPTIONS') return answer;
    return withBody(answer, change(await answer.json()));
  };

// biome-ignore lint/suspicious/noExplicitAny: envelopes of every shape are rewritten
type Answer = any;

/** Answers the calls that fit with a failure, under the headers of the reference server. */
const refuse =
  (fits: (call: Call) => boolean, status: number, Code: number, Message: string): Fault =>
  async (call, ask) => {
    const answer = await ask();
    if (!fits(call)) return answer;
    const body = JSON.stringify({ Code, Message, Data: null });
    return new Response(body, { status, headers: answer.headers });
  };

/** One fault for each check that can find one, with the name of the check and part of its finding. */
export const faults: { fault: string; found: string; says: string; breaks: Fault }[] = [
  {
    fault: 'sends no token',
    found: 'token',
    says: 'does not sign the user in: in Data the keys are "UserId", "Name"',
    breaks: rewrite(isLogin, ({ Data, ...rest }) => ({
      ...rest,
      Data: Data && { ...Data, token: undefined, Token: Data.token },
    })),
  },
  {
    fault: 'writes the administrator in small letters',
    found: 'role',
    says: 'Role is "admin"',
    breaks: rewrite(isLogin, (body) => ({
      ...body,
      Data: body.Data && { ...body.Data, Role: 'admin' },
    })),
  },
  {
    fault: 'answers a wrong password with 401',
    found: 'wrong-password',
    says: 'status 401, Code 1001, "Incorrect user ID or password."; 401 means that the session has ended',
    breaks: refuse(isWrongLogin, 401, 1001, 'Incorrect user ID or password.'),
  },
  {
    fault: 'knows unknown users at sign-in',
    found: 'unknown-user',
    says: 'an unknown user gets status 200, Code 1009, "No such user.", a wrong password status 200, Code 1001, "Incorrect user ID or password."',
    breaks: refuse(
      (call) => isWrongLogin(call) && call.body.UserId !== 'ada',
      200,
      1009,
      'No such user.',
    ),
  },
  {
    fault: 'does not look at the Bearer',
    found: 'bearer',
    says: 'GET /api/probe with a valid token returns status 401',
    breaks: async ({ headers }, ask) => {
      headers.delete('authorization');
      return ask();
    },
  },
  {
    fault: 'answers 403 where nobody is signed in',
    found: 'unauthorized',
    says: 'without a token returns status 403',
    breaks: async (_call, ask) => {
      const answer = await ask();
      return answer.status === 401 ? withStatus(answer, 403) : answer;
    },
  },
  {
    fault: 'hides the CSRF cookie from scripts',
    found: 'csrf-cookie',
    says: 'The cookie XSRF-TOKEN is HttpOnly',
    breaks: async (_call, ask) => {
      const answer = await ask();
      const cookie = answer.headers.get('set-cookie');
      return cookie ? withHeaders(answer, { 'set-cookie': `${cookie}; HttpOnly` }) : answer;
    },
  },
  {
    fault: 'does not compare the CSRF header',
    found: 'csrf-header',
    says: 'without the header X-XSRF-TOKEN is accepted: status 200, Code 0',
    breaks: async ({ headers }, ask) => {
      headers.delete('cookie');
      headers.delete('x-xsrf-token');
      return ask();
    },
  },
  {
    fault: 'knows unknown users at the reset',
    found: 'reset',
    says: 'unknown ones status 200, Code 1009, "No such user."',
    breaks: refuse(
      (call) => call.body.Action === 'send' && call.body.UserId !== 'ada',
      200,
      1009,
      'No such user.',
    ),
  },
  {
    fault: 'spells the reset action as dictionaries do',
    found: 'reset-code',
    says: 'The Action "vefiry" gets the answer of an action that does not exist: status 200, Code 1000',
    breaks: refuse(
      ({ body }) => body.Action === 'vefiry',
      200,
      1000,
      "The field Action must be 'send', 'vefiry' or 'reset'.",
    ),
  },
  {
    fault: 'answers the reset without an envelope',
    found: 'envelope',
    says: 'POST /api/account/resetpwd is not answered with an envelope: Code is missing, the keys are "success"',
    breaks: rewrite(isReset, () => ({ success: true })),
  },
  {
    fault: 'asks preflights for a token',
    found: 'cors',
    says: 'The preflight (OPTIONS) returns status 401',
    breaks: refuse(({ method }) => method === 'OPTIONS', 401, 401, 'Please sign in.'),
  },
  {
    fault: 'lets every origin call',
    found: 'foreign-origin',
    says: 'Access-Control-Allow-Origin: https://backoffice-check.invalid',
    breaks: async ({ headers }, ask) => {
      const origin = headers.get('origin') ?? undefined;
      return withHeaders(await ask(), { 'access-control-allow-origin': origin });
    },
  },
  {
    fault: 'accepts calls of every page',
    found: 'foreign-origin',
    says: 'A POST with Origin: https://backoffice-check.invalid and Content-Type: text/plain is accepted: status 200, Code 0',
    breaks: async ({ headers }, ask) => {
      if (headers.get('origin')?.endsWith('.invalid')) {
        headers.delete('origin');
        headers.set('content-type', 'application/json');
      }
      return ask();
    },
  },
  {
    fault: 'sends a list in place of the texts',
    found: 'catalog',
    says: 'dist/assets/i18n/en.json is not a JSON object: it is an array',
    breaks: async (call, ask) => (isCatalog(call) ? Response.json([]) : ask()),
  },
  {
    fault: 'lets answers with tokens be kept',
    found: 'caching',
    says: 'POST /api/account/login is answered with Cache-Control: max-age=60',
    breaks: async (call, ask) =>
      isLogin(call) ? withHeaders(await ask(), { 'cache-control': 'max-age=60' }) : ask(),
  },
  {
    fault: 'lets content types be guessed',
    found: 'security-headers',
    says: 'POST /api/account/login allows browsers to guess its content type: X-Content-Type-Options is missing',
    breaks: async (_call, ask) => withHeaders(await ask(), { 'x-content-type-options': undefined }),
  },
  {
    fault: 'lets pages of every origin frame its own',
    found: 'security-headers',
    says: 'GET / allows pages of every origin to frame it: Content-Security-Policy has no frame-ancestors',
    breaks: async (_call, ask) =>
      withHeaders(await ask(), { 'content-security-policy': undefined }),
  },
  {
    fault: 'keeps the session after the logout',
    found: 'logout',
    says: 'GET /api/probe returns status 200 after POST /api/account/logout',
    breaks: async (call, ask) =>
      call.path.endsWith('/logout') ? Response.json({ Code: 0, Message: '' }) : ask(),
  },
];

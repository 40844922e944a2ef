import type { RunningServer } from '../../../demo/server/server';

/** A response. Its body is parsed if it is JSON, otherwise it is text. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
  body: any;
}

/** A client identifier, as a browser stores it. */
export const CLIENT_ID = '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

/** Calls the server. `body` is sent as JSON unless it is a string. */
export async function call(
  server: Pick<RunningServer, 'url'>,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await answer.text();
  let parsed: unknown = text;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Pages and truncated responses stay text.
  }
  return { status: answer.status, headers: answer.headers, body: parsed };
}

/** Returns the body of a sign-in, with the fields of the specification. */
export function loginBody(userId: string, password: string) {
  return {
    UserId: userId,
    AuthValue: password,
    AuthType: 'password',
    Language: 'zh-CN',
    ClientId: CLIENT_ID,
  };
}

/** POST /api/account/login. */
export function login(server: Pick<RunningServer, 'url'>, userId: string, password: string) {
  return call(server, 'POST', '/api/account/login', { body: loginBody(userId, password) });
}

/** Signs in and returns the headers of an authenticated call. */
export async function bearer(server: Pick<RunningServer, 'url'>, userId: string, password: string) {
  const { body } = await login(server, userId, password);
  if (body.Code !== 0) throw new Error(`Sign-in failed: ${body.Message}`);
  return { Authorization: `Bearer ${body.Data.token}` };
}

/** POST /api/account/resetpwd. */
export function resetpwd(server: Pick<RunningServer, 'url'>, body: Record<string, string>) {
  return call(server, 'POST', '/api/account/resetpwd', { body });
}

/** Requests a reset code and returns it from the outbox, without the dash. */
export async function codeFor(server: RunningServer, userId: string): Promise<string> {
  await resetpwd(server, { Action: 'send', UserId: userId });
  const mail = server.outbox.last(`${userId}@northgate.example`);
  if (!mail) throw new Error(`No mail to ${userId}.`);
  return mail.id;
}

/** Runs a task several times in parallel. */
export function times<Result>(count: number, task: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, task));
}

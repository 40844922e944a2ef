import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { startOffice } from '../../support/office';
import { callsTo } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** Opens a signed-in page of an integrator; `api-base` of the shell is the server's `/api`. */
async function integrator(attributes = '') {
  const markup = `<!doctype html><title>Host</title><backoffice-shell ${attributes}></backoffice-shell>
    <script src="/dist/backoffice.js"></script>`;
  const page = await office.host(markup, await signedIn(office, 'ada'));
  // Hydration is complete.
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  office.server.requests.splice(0);
  return page;
}

/** Returns the result of a request: its body, or every field of its rejection. */
const run = (page: Page, call: string) =>
  page.evaluate(`(async () => {
    const shell = document.querySelector('backoffice-shell');
    try { return { body: await (${call}) }; }
    catch (error) {
      const { name, message, code, status, reason } = error;
      return { name, message, code, status, reason };
    }
  })()`);

test('sends an object as JSON, resolves paths against the base URL and returns the body', async () => {
  const page = await integrator('api-base="/api"');
  expect(await run(page, `shell.request('/probe?day=1')`)).toMatchObject({
    body: { Code: 0, Data: { UserId: 'ada' } },
  });
  const post = `{ method: 'POST', body: { Größe: [1, null] }, headers: { 'X-Trace': '7' } }`;
  expect(await run(page, `shell.request('/probe', ${post})`)).toMatchObject({
    body: { Code: 0, Data: { Größe: [1, null] } },
  });
  await run(page, `shell.request('api/probe?relative')`);
  const [first, second, third] = office.server.requests;
  expect(first).toMatchObject({ method: 'GET', path: '/api/probe', query: '?day=1' });
  expect(first?.headers['content-type']).toBeUndefined();
  expect(second).toMatchObject({
    method: 'POST',
    body: { Größe: [1, null] },
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-trace': '7' },
  });
  expect(third).toMatchObject({ path: '/api/probe', query: '?relative' });
  for (const { headers } of office.server.requests) {
    expect(headers.authorization).toMatch(/^Bearer [\w-]{40,}$/);
  }
});

test('sends forms and files as they are, with the headers of the session', async () => {
  const page = await integrator();
  const sent = async (body: string) => {
    await run(page, `shell.request('/api/probe', { method: 'POST', body: ${body} })`);
    const request = office.server.requests.pop();
    expect(request?.headers.authorization).toMatch(/^Bearer /);
    return [request?.headers['content-type'], request?.body];
  };
  office.expectProblem(/the server responded with a status of 4/);
  const file = `new File(['a,b'], 'seats.csv', { type: 'text/csv' })`;
  const form = `(() => { const form = new FormData(); form.set('list', ${file}); return form; })()`;
  const [type, body] = await sent(form);
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('filename="seats.csv"');
  expect(await sent(file)).toEqual(['text/csv', 'a,b']);
  expect(await sent(`new URLSearchParams({ a: 'b' })`)).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'a=b',
  ]);
});

test('sends a body as it is at the time of the call', async () => {
  const page = await integrator();
  const bodies = {
    "{ note: 'kept' }": "body.note = ''",
    'new TextEncoder().encode(\'{"note":"kept"}\')': 'body.fill(32)',
    "new URLSearchParams({ note: 'kept' })": "body.delete('note')",
    "(() => { const form = new FormData(); form.set('note', 'kept'); return form; })()":
      "body.delete('note')",
  };
  office.expectProblem(/the server responded with a status of 4/);
  for (const [body, change] of Object.entries(bodies)) {
    const call = `(() => {
      const body = ${body};
      const sent = shell.request('/api/probe', { method: 'POST', body });
      ${change};
      return sent;
    })()`;
    await run(page, call);
    expect(JSON.stringify(office.server.requests.pop()?.body)).toContain('kept');
  }
});

test('reads its options at the time of the call', async () => {
  const page = await integrator();
  await run(
    page,
    `(() => {
      const url = new URL('/api/probe?first', location.href);
      const options = { method: 'POST', body: { keep: 1 }, headers: { 'X-Trace': '7' } };
      const sent = shell.request(url, options);
      url.search = 'second';
      options.headers['X-Trace'] = '8';
      Object.assign(options, { method: 'DELETE', body: { other: 2 } });
      return sent;
    })()`,
  );
  expect(office.server.requests).toMatchObject([
    { method: 'POST', query: '?first', body: { keep: 1 }, headers: { 'x-trace': '7' } },
  ]);
});

test('a request of one user is not sent for the next one, who signs in while its code loads', async () => {
  const page = await integrator();
  const release = await holdRequests(page.context(), /\/dist\/chunks\/api-.*\.js$/);
  const answer = run(
    page,
    `(() => {
      const sent = shell.request('/api/probe', { method: 'POST', body: { note: 'of Ada' } });
      shell.signIn({ token: 'token-of-ben', UserId: 'ben', Name: 'Ben' });
      return sent;
    })()`,
  );
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  release();
  expect(await answer).toMatchObject({ name: 'ApiError', reason: 'aborted' });
  expect(callsTo(office, '/api/probe')).toEqual([]);
});

test('sends the form and the file of a frame', async () => {
  const page = await integrator();
  office.expectProblem(/the server responded with a status of 4/);
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  const frame = "const { FormData, File } = document.querySelector('iframe').contentWindow;";
  const form = "const form = new FormData(); form.set('note', 'kept');";
  for (const body of ['form', "new File(['kept'], 'note.txt')"]) {
    const options = `{ method: 'POST', body: ${body} }`;
    await run(
      page,
      `(() => { ${frame} ${form} return shell.request('/api/probe', ${options}); })()`,
    );
    expect(office.server.requests.pop()?.body).toContain('kept');
  }
});

test('refuses bodies that JSON would lose', async () => {
  const page = await integrator();
  const lost = {
    ReadableStream: 'new ReadableStream()',
    HTMLFormElement: "document.createElement('form')",
    FileList: "Object.assign(document.createElement('input'), { type: 'file' }).files",
  };
  for (const [name, body] of Object.entries(lost)) {
    const call = `shell.request('/api/probe', { method: 'POST', body: ${body} })`;
    expect(await run(page, call)).toMatchObject({
      name: 'TypeError',
      message: `request() cannot send a ${name}. Pass a FormData or a file.`,
    });
  }
  expect(callsTo(office, '/api/probe')).toEqual([]);
});

test('sends JSON with the content type of the caller', async () => {
  const page = await integrator();
  const type = 'application/merge-patch+json';
  const options = `{ method: 'PATCH', body: { a: 1 }, headers: { 'Content-Type': '${type}' } }`;
  office.expectProblem(/the server responded with a status of 4/);
  await run(page, `shell.request('/api/probe', ${options})`);
  expect(office.server.requests.pop()?.headers['content-type']).toBe(type);
});

test('envelope: true unwraps Data and rejects for any other Code and for other bodies', async () => {
  const page = await integrator();
  const probe = (fault: string, more = '') =>
    run(page, `shell.request('/api/probe', { headers: { 'demo-fault': '${fault}' }, ${more} })`);
  expect(await run(page, `shell.request('/api/probe', { envelope: true })`)).toMatchObject({
    body: { UserId: 'ada' },
  });
  expect(await probe('code7', 'envelope: true')).toEqual({
    name: 'ApiError',
    message: 'The server says seven.',
    code: 7,
    status: 200,
    reason: 'server',
  });
  expect(await probe('code7')).toMatchObject({ body: { Code: 7 } });
  expect(await probe('html', 'envelope: true')).toMatchObject({
    name: 'ApiError',
    status: 200,
    reason: 'malformed',
  });
});

test('rejects with ApiError: the message field of the response, or else the status text', async () => {
  office.expectProblem(/status of 500|ERR_EMPTY_RESPONSE|net::ERR_|status of 404/);
  const page = await integrator();
  const probe = (fault: string) =>
    run(page, `shell.request('/api/probe', { headers: { 'demo-fault': '${fault}' } })`);
  const failed = { name: 'ApiError', reason: 'server', status: 500 };
  expect(await probe('500-message')).toMatchObject({
    ...failed,
    message: 'The database is on holiday.',
  });
  expect(await probe('500')).toMatchObject({ ...failed, message: 'Internal Server Error' });
  expect(await run(page, `shell.request('/api/nothing')`)).toMatchObject({
    name: 'ApiError',
    message: 'There is no such call.',
    code: 404,
    status: 404,
  });
  expect(callsTo(office, '/api/probe')).toHaveLength(2);
  expect(await probe('offline')).toMatchObject({ name: 'ApiError', reason: 'network' });
});

test('a timeout and a signal end a request; an invalid call is a TypeError', async () => {
  const page = await integrator();
  const hang = `headers: { 'demo-fault': 'hang' }`;
  expect(await run(page, `shell.request('/api/probe', { ${hang}, timeout: 50 })`)).toMatchObject({
    name: 'ApiError',
    reason: 'timeout',
  });
  expect(
    await run(
      page,
      `(() => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 50);
        return shell.request('/api/probe', { ${hang}, signal: controller.signal });
      })()`,
    ),
  ).toMatchObject({ name: 'ApiError', reason: 'aborted' });
  const before = office.server.requests.length;
  expect(
    await run(page, `shell.request('/api/probe', { signal: AbortSignal.abort() })`),
  ).toMatchObject({ reason: 'aborted' });
  const circular = '(() => { const body = {}; body.self = body; return body; })()';
  for (const options of [
    '{ body: {} }',
    "{ method: 'GE T' }",
    "{ signal: 'none' }",
    `{ method: 'POST', body: ${circular} }`,
  ]) {
    const error = await run(page, `shell.request('/api/probe', ${options})`);
    expect(error, options).toMatchObject({ name: 'TypeError' });
  }
  expect(office.server.requests).toHaveLength(before);
  expect(await page.getByText('You are offline').count()).toBe(0);
});

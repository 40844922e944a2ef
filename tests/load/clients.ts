import { loginBody } from '../server/support/client';

/** Kinds of requests, with their share in percent. */
const MIX = { file: 60, call: 37, 'sign-in': 3 } as const;

export type Kind = keyof typeof MIX;

/** Results of a run. */
export interface Results {
  /** Time of each request in ms, by kind. */
  times: Record<Kind, number[]>;
  /** One line for each request that failed. */
  errors: string[];
}

const FILES = ['/', '/dist/sri.json', '/dist/backoffice.js', '/dist/index.js', '/logo.svg'];
const CALLS = [
  '/api/probe',
  '/api/world/tickets?size=25',
  '/api/world/sites?size=25&sort=name',
  '/api/world/activity?size=25',
];
const USERS = ['ada', 'ben', 'chen'];

/** Timeout of a request in ms. */
const TIMEOUT = 60_000;

/** Runs clients that send one request after the other until the time is over. */
export async function runClients(url: string, count: number, seconds: number): Promise<Results> {
  const results: Results = { times: { file: [], call: [], 'sign-in': [] }, errors: [] };
  const tokens = await Promise.all(USERS.map((name) => signIn(url, name)));
  const end = performance.now() + seconds * 1000;

  async function client(number: number) {
    const name = USERS[number % USERS.length] ?? '';
    let token = tokens[number % USERS.length] ?? '';
    for (let request = number; performance.now() < end; request++) {
      const kind = kindOf((request * 37) % 100);
      const start = performance.now();
      try {
        if (kind === 'file') await readFile(url, FILES[request % FILES.length] ?? '');
        if (kind === 'call') await callApi(url, CALLS[request % CALLS.length] ?? '', token);
        if (kind === 'sign-in') token = await signIn(url, name);
        results.times[kind].push(performance.now() - start);
      } catch (error) {
        results.errors.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  await Promise.all(Array.from({ length: count }, (_, number) => client(number)));
  return results;
}

/** Returns the kind of a request by a number from 0 to 99. */
function kindOf(number: number): Kind {
  if (number < MIX.file) return 'file';
  return number < MIX.file + MIX.call ? 'call' : 'sign-in';
}

async function readFile(url: string, path: string) {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with status ${answer.status}`);
}

async function callApi(url: string, path: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(TIMEOUT) });
  const { Code, Message } = (await answer.json()) as { Code: number; Message: string };
  if (Code !== 0) throw new Error(`${path} was answered with Code ${Code}: ${Message}`);
}

async function signIn(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(loginBody(name, `northgate-${name}`)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const { Code, Message, Data } = (await answer.json()) as {
    Code: number;
    Message: string;
    Data: { token: string } | null;
  };
  if (Code !== 0 || !Data) throw new Error(`${name} was answered with Code ${Code}: ${Message}`);
  return Data.token;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, stop } from '../../../demo/server/http/listen';
import { readArguments } from '../../../src/cli/arguments';
import { check, findings, run } from './run';

const ACCOUNT = ['--user', 'ada', '--password', 'northgate-ada'];

/** A server that answers everything alike. */
async function serve(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer);
  const { port } = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    return stop(server);
  });
  return `http://127.0.0.1:${port}`;
}

describe('the contract check with invalid arguments', () => {
  it.each([
    [['check'], 'The address of the server is missing.'],
    [ACCOUNT, 'The command is missing: write check and the address.'],
    [['--json'], 'The command is missing: write check and the address.'],
    [['test', 'http://127.0.0.1'], 'Unknown command "test"; only check exists.'],
    [['check', 'localhost:4400', ...ACCOUNT], 'but is "localhost:4400"'],
    [
      ['check', 'http://localhost:99999', ...ACCOUNT],
      'The address is not valid: "http://localhost:99999".',
    ],
    [['check', 'ftp://erp.example', ...ACCOUNT], 'must begin with http:// or https://'],
    [['check', 'http://ada:secret@erp.example', ...ACCOUNT], 'must not contain a password'],
    [
      ['check', 'http://one.example', 'http://two.example', ...ACCOUNT],
      'Only one address can be checked',
    ],
    [['check', 'http://127.0.0.1', '--password', 'x'], 'set --user or BACKOFFICE_USER'],
    [['check', 'http://127.0.0.1', '--user', 'ada'], 'set --password or BACKOFFICE_PASSWORD'],
    [['check', 'http://127.0.0.1', ...ACCOUNT, '--skip', 'all'], '--skip "all" is not a check.'],
    [
      ['check', 'http://127.0.0.1', ...ACCOUNT, '--timeout', '0'],
      '--timeout must be a number of seconds',
    ],
    [['check', 'http://127.0.0.1', ...ACCOUNT, '--origin', 'intranet'], '--origin must begin'],
    [
      ['check', 'http://127.0.0.1', ...ACCOUNT, '--assets', 'http://'],
      '--assets must be a URL or a path, but is "http://".',
    ],
    [
      ['check', 'http://127.0.0.1', ...ACCOUNT, '--csrf-header', 'X-XSRF-TOKEN:'],
      '--csrf-header must be the name of a header, but is "X-XSRF-TOKEN:".',
    ],
    [['check', 'http://127.0.0.1', ...ACCOUNT, '--colour'], "Unknown option '--colour'"],
  ])('%j prints the error and exits with 2', async (args, problem) => {
    const { code, printed, complained } = await run(args);
    expect(complained).toContain(problem);
    expect(complained).not.toContain('secret');
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
  });

  const masked = 'If the password contains spaces, put it into quotes.';
  const partly = ['--user', 'ada', '--password', 'my'];
  it.each([
    [['check', 'http://a.example', ...partly, 'secret'], 'can be checked; remove "•••".'],
    [['check', ...partly, 'secret', 'http://a.example'], 'remove "•••".'],
    [['check', ...partly, 'secret', '--json'], 'but is "•••".'],
    [['check', '--user', 'ada', '--password=my', 'http://secret:0x'], 'not valid: "•••".'],
    [[...partly, 'secret', 'check', 'http://a.example'], 'Unknown command "•••"'],
    [['check', 'http://a.example', ...partly, '--s3cret'], "Unknown option '•••'"],
    [['check', 'http://a.example', ...partly, 'secret', '-ß'], "Unknown option '•••'"],
  ])('%j does not print what may be part of the password', async (args, problem) => {
    const { code, printed, complained } = await run(args);
    expect(complained).toContain(problem);
    expect(complained).toContain(masked);
    expect(complained).not.toMatch(/s[e3]cret|ß/);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
  });

  it.each([
    'localhost:4400',
    'localhost',
    'erp:4400',
    '127.0.0.1:4400',
    '[::1]:4400',
    'erp.example.com',
    'erp.example.com/api',
  ])('%s directly after the password is named as the address without http://', async (address) => {
    const { code, complained } = await run(['check', ...ACCOUNT, address]);
    const problem = `The address must begin with http:// or https://, but is "${address}".`;
    expect(complained).toBe(`${problem}\nRun backoffice-elements check --help for usage.`);
    expect(code).toBe(2);
  });

  it('masks part of a password that looks like an address if the command line has one', async () => {
    const args = ['check', 'http://127.0.0.1:1', '--password', 'correct', 'horse.battery'];
    const { complained } = await run(args);
    expect(complained).toContain('remove "•••"');
    expect(complained).not.toContain('horse');
  });

  it('names an invalid or a second address after the password', async () => {
    const invalid = await run(['check', ...ACCOUNT, 'http://localhost:99999']);
    expect(invalid.complained).toContain('not valid: "http://localhost:99999".\n');
    const second = await run(['check', ...ACCOUNT, 'http://one.example', 'http://two.example']);
    expect(second.complained).toContain('remove "http://two.example".\n');
  });

  it('takes the default for an empty option, as from an unset variable of a script', () => {
    const empty = ['--origin', '', '--csrf-cookie', '', '--csrf-header', '', '--assets', ''];
    const account = { BACKOFFICE_USER: 'ada', BACKOFFICE_PASSWORD: 'x' };
    const given = readArguments(['check', 'http://127.0.0.1', ...empty], account);
    expect(given).toEqual(readArguments(['check', 'http://127.0.0.1'], account));
  });

  it.each([[['--help']], [['check', '-h']], [[]]])('%j prints the usage', async (args) => {
    const { code, printed } = await run(args);
    expect(printed).toContain('npx backoffice-elements check <address>');
    expect(printed).toMatch(/^ {2}wrong-password +A wrong password returns/m);
    expect(code).toBe(0);
  });
});

describe('the contract check of a server without the contract', () => {
  it('reports a missing response', async () => {
    const gone = createServer();
    const { port } = await listen(gone, 0, '127.0.0.1');
    await stop(gone);
    const { code, printed } = await check(`http://127.0.0.1:${port}`);
    expect(printed).toContain('✗ reachable  GET / got no answer: ECONNREFUSED.');
    expect(printed).toContain('→ Start the server, or correct the port of the address.');
    expect(printed).toContain('0 passed, 1 failed, 0 not checked.');
    expect(code).toBe(1);
  });

  it('stops waiting for a response', async () => {
    const { code, printed } = await check(await serve(() => {}), '--timeout', '0.3');
    expect(printed).toContain('✗ reachable  GET / got no answer within 0.3 s.');
    expect(printed).toContain('--timeout');
    expect(code).toBe(1);
  });

  it('stops waiting for the rest of a response', async () => {
    const address = await serve((_, answer) => void answer.writeHead(200).write('{"Code":'));
    const { printed } = await check(address, '--timeout', '0.3');
    expect(printed).toContain('got no answer within 0.3 s');
  });

  it('reports an HTML page instead of JSON', async () => {
    const address = await serve((_, answer) => {
      answer.setHeader('Content-Type', 'text/html').end('<!doctype html><h1>Portal</h1>');
    });
    const { printed } = await check(address);
    expect(printed).toContain(
      'POST /api/account/login returns status 200 and text/html, which is not JSON.',
    );
    expect(printed).toContain('→ Use the address of the server itself');
  });

  it('does not follow redirects', async () => {
    const address = await serve((_, answer) => {
      answer.writeHead(307, { Location: 'https://sso.example/' }).end();
    });
    const { printed } = await check(address);
    expect(printed).toContain('POST /api/account/login is redirected to https://sso.example/.');
  });

  it('names a missing call', async () => {
    const { printed } = await check(await serve((_, answer) => void answer.writeHead(404).end()));
    expect(printed).toContain('POST /api/account/login returns status 404.');
    expect(printed).toContain('use the address in api-base');
  });

  it.each([
    [403, '→ The server refused the call: check its CSRF and origin rules.'],
    [500, '→ Look into the log of the server.'],
    [502, '→ Look into the log of the server.'],
  ])('has advice for status %d', async (status, advice) => {
    const { printed } = await check(
      await serve((_, answer) => {
        answer.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Error</h1>');
      }),
    );
    expect(printed).toContain(
      `POST /api/account/login returns status ${status} and text/html, which is not JSON.`,
    );
    expect(printed).toContain(advice);
  });

  it('reports an unanswered call once, even if several checks need it', async () => {
    const address = await serve((request, answer) => {
      if (request.url?.endsWith('/resetpwd')) return void request.socket.destroy();
      answer.setHeader('Content-Type', 'application/json').end('{"Code":5,"Message":"No."}');
    });
    const { reset } = findings((await check(address, '--json')).printed);
    expect(reset?.state).toBe('fails');
    expect(reset?.finding).toMatch(/^POST \/api\/account\/resetpwd got no answer: /);
  });
});

describe('the output of the contract check', () => {
  it('never contains the password or the token, even where the server sends them back', async () => {
    const address = await serve(async (request, answer) => {
      let body = '';
      for await (const part of request) body += part;
      const { AuthValue = '' } = JSON.parse(body || '{}');
      const good = AuthValue === 'northgate-ada';
      answer.setHeader('Content-Type', 'application/json').end(
        JSON.stringify({
          Code: good ? 0 : 1,
          Message: 'Wrong: northgate-ada, s3cr3t-t0ken',
          Data: good ? { token: 's3cr3t-t0ken', Role: 'northgate-ada' } : null,
        }),
      );
    });
    for (const more of [[], ['--json']]) {
      const { printed } = await check(address, ...more);
      expect(printed).not.toContain('northgate-ada');
      expect(printed).not.toContain('s3cr3t-t0ken');
      expect(printed).toContain('Wrong: •••, •••');
    }
  });

  it.each(['a', 'answer'])('is not redacted if the password is "%s"', async (password) => {
    const address = await serve((_, answer) =>
      answer
        .setHeader('Content-Type', 'application/json')
        .setHeader('Cache-Control', `x=${password}`)
        .end(JSON.stringify({ Code: 1, Message: `It is <${password}>` })),
    );
    const { printed } = await run(['check', address, '--user', 'ada', '--password', password]);
    expect(printed).toContain('✓ reachable         The server answers with JSON.');
    expect(printed).toContain('→ Correct --user and --password. If they are correct, answer with');
    expect(printed).toContain('is answered with Cache-Control: x=•••');
    expect(printed).not.toContain(`<${password}>`);
  });

  it('contains no control characters of the server', async () => {
    const address = await serve((_, answer) => {
      const Message = `\u001b[31mred\u001b[0m\n\u202Eturned ${'long '.repeat(100)}`;
      answer
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ Code: 1, Message }));
    });
    const { printed } = await check(address);
    expect(printed).toContain('Code 1, "[31mred [0m turned long');
    expect(printed).not.toMatch(/[^\P{C}\n]/u);
    expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThan(240);
  });
});

describe('the command', () => {
  it('exits by itself, with the exit code', { timeout: 60_000 }, async () => {
    const address = await serve((_, answer) => void answer.writeHead(404).end());
    const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', main, 'check', address], {
      env: { ...process.env, BACKOFFICE_USER: 'ada', BACKOFFICE_PASSWORD: 'northgate-ada' },
    });
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
    });
    const [code] = await once(child, 'close');
    expect(printed).toContain(`Checking ${address} as ada`);
    expect(code).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/cli/answers/call';
import type { ServerCalls } from '../../../src/cli/calls/serverCalls';
import { https } from '../../../src/cli/checks/https';
import { securityHeaders } from '../../../src/cli/checks/securityHeaders';

const SAFE = {
  'content-type': 'text/html',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
  'strict-transport-security': 'max-age=31536000',
};

/** Runs the check on a page with these headers; null leaves one out, a list repeats one. */
async function findingFor(headers: Record<string, string | string[] | null>) {
  const all = Object.entries({ ...SAFE, ...headers }).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const page: Answer = {
    call: 'GET /',
    status: 200,
    headers: new Headers(all),
    text: '',
    json: undefined,
  };
  const server = {
    options: { address: 'https://erp.example' },
    page: async () => page,
    accountAnswers: () => [],
    hide: (text: string) => text,
  };
  const finding = await securityHeaders.run(server as unknown as ServerCalls);
  return finding && 'fails' in finding ? finding.fails : 'passes';
}

describe('the security headers', () => {
  it.each([
    ['nosniff', true],
    ['NoSniff', true],
    [['nosniff', 'nosniff'], true],
    ['nosniff, other', true],
    ['other, nosniff', false],
    ['', false],
  ])('with X-Content-Type-Options %j, the type is not guessed: %j', async (value, isKept) => {
    const finding = await findingFor({ 'x-content-type-options': value });
    expect(finding).toMatch(isKept ? /^passes$/ : /guess its content type: X-Content-Type-Options/);
  });

  it.each([
    ['max-age=31536000', true],
    ['includeSubDomains; MAX-AGE="600" ; preload', true],
    // Browsers read only the first of several headers.
    [['max-age=600', 'max-age=0'], true],
    [['max-age=0', 'max-age=600'], false],
    ['max-age=0', false],
    ['max-age=000', false],
    ['includeSubDomains', false],
    ['max-age=soon', false],
    ['max-age=600; max-age=600', false],
    [null, false],
  ])('with Strict-Transport-Security %j, browsers stay on https: %j', async (value, isKept) => {
    const finding = await findingFor({ 'strict-transport-security': value });
    const seen = value === null ? 'missing' : `"${[value].flat().join(', ')}"`;
    expect(finding).toBe(
      isKept
        ? 'passes'
        : `GET / does not keep browsers on https: Strict-Transport-Security is ${seen}.`,
    );
  });

  it.each([
    ["frame-ancestors 'self'"],
    ["default-src 'self'; FRAME-ANCESTORS 'none'"],
    ['frame-ancestors'],
    ['frame-ancestors https://*.example.com https://one.example:*'],
    // Every policy must allow the frame.
    [['frame-ancestors *', "frame-ancestors 'self'"]],
    ["frame-ancestors *, frame-ancestors 'self'"],
    // Only the first directive of a name counts.
    ["frame-ancestors 'self'; frame-ancestors *"],
  ])('with Content-Security-Policy %j, foreign pages cannot frame the page', async (value) => {
    expect(await findingFor({ 'content-security-policy': value })).toBe('passes');
  });

  it.each(['*', 'https:', 'http:', "'self' *", 'https://*', '*:*', 'http://*:443'])(
    'with frame-ancestors %s, pages of every origin can frame the page',
    async (sources) => {
      expect(
        await findingFor({
          'content-security-policy': `default-src 'self'; frame-ancestors ${sources}`,
          // Browsers ignore it beside frame-ancestors.
          'x-frame-options': 'DENY',
        }),
      ).toBe(
        `GET / allows pages of every origin to frame it: frame-ancestors is "${sources}", which matches any website.`,
      );
    },
  );

  it.each([
    ['DENY', true],
    ['sameorigin', true],
    [['SAMEORIGIN', 'SAMEORIGIN'], true],
    // Browsers treat the combination as DENY.
    [['SAMEORIGIN', 'ALLOWALL'], true],
    ['ALLOWALL', false],
    ['ALLOW-FROM https://erp.example', false],
    ['', false],
  ])('with X-Frame-Options %j alone, foreign pages are kept out: %j', async (value, isKept) => {
    const finding = await findingFor({
      'content-security-policy': "default-src 'self'; x-frame-ancestors 'self'",
      'x-frame-options': value,
    });
    expect(finding).toMatch(
      isKept
        ? /^passes$/
        : /frame it: X-Frame-Options is ".*", and Content-Security-Policy has no frame-ancestors\.$/,
    );
  });
});

describe('an http address', () => {
  it.each([
    ['http://localhost:4400', true],
    ['http://erp.localhost', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:80', true],
    ['http://localhost.example', false],
    ['http://mylocalhost', false],
    ['http://10.0.0.1', false],
  ])('%s does not leave this machine: %j', async (address, isLocal) => {
    const finding = await https.run({ options: { address } } as ServerCalls);
    expect(finding === undefined).toBe(isLocal);
  });
});

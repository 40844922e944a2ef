import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactUrl } from '../../../../src/views/diagnostics/redact/redact';

describe('a report', () => {
  it.each([
    ['Authorization: Bearer abc.def', 'Authorization: ***'],
    ['{"authorization": "Bearer abc"}', '{"authorization": ***'],
    ['sent with bearer abc-123 twice', 'sent with bearer *** twice'],
    ['/api?token=abc&tab=2', '/api?token=***&tab=2'],
    ['AuthValue: "northgate"', 'AuthValue: "***"'],
    ['password=geheim, user', 'password=***, user'],
    ['code=123456', 'code=***'],
    ['mail to ada.okafor@northgate.example now', 'mail to *** now'],
    ['login-url="/x?u=ada%40northgate.example"', 'login-url="/x?u=***"'],
    ['api-base="https://ada:pw@api.example/"', 'api-base="https://***@api.example/"'],
    ['eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', '***'],
    [`at ${'a1b2c3d4'.repeat(6)}`, 'at ***'],
  ])('redacts a possible secret in %j', (text, left) => {
    expect(redact(text)).toBe(left);
  });

  it.each([
    'storage-prefix="hosted:"',
    'csrf-cookie="XSRF-TOKEN"',
    'POST /api/account/resetpwd',
    '0.1.0 https://portal.example/dist/',
    'layout vertical, theme light',
  ])('keeps other texts: %j', (text) => {
    expect(redact(text)).toBe(text);
  });

  it.each([
    ['%40', 2000],
    ['a', 30_000],
    ['a1', 30_000],
    ['token', 30_000],
  ])('is made in time for a long address: %j, up to %i characters', (part, length) => {
    const started = performance.now();
    redact(`#/${part.repeat(length / part.length)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('contains no part of a secret at the end of a text that is cut', () => {
    const token = `eyJhbGciOi.${'a1b2c3d4'.repeat(3)}.c2ln`;
    for (const secret of [token, 'ada.okafor@northgate.example']) {
      for (let length = 1960; length <= 2000; length++) {
        expect(redact(`${' '.repeat(length)}${secret}`).trim()).toMatch(/^(\*\*\*)?…?$/);
      }
    }
  });

  it('never contains a known secret, wherever it occurs', () => {
    const secret = fc.string({ minLength: 4, maxLength: 60 }).filter((text) => !/^\*+$/.test(text));
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, token, after) => {
        expect(redact(`${before}${token}${after}`, [token])).not.toContain(token);
      }),
    );
  });
});

describe('a URL in the report', () => {
  it.each([
    [`${location.origin}/api/probe?id=7&q=ada`, '/api/probe?id&q'],
    ['https://other.example/a?key=1#secret', 'https://other.example/a?key'],
    ['data:text/html,secret', 'data:text/html,secret'],
    ['/office/?sid=abc123#/site?x=1', '/office/?sid#/site?x'],
    ['cb#id_token=secret&state=1', 'cb#id_token&state'],
    ['x?u=bob&key=s3cr3t', 'x?u&key'],
    ['#/site?x=1', '#/site?x'],
    ['inline', 'inline'],
    ['https://', 'https://'],
    ['https://api.example:99999', 'https://api.example:99999'],
    ['Northgate Back Office', 'Northgate Back Office'],
  ])('has the names of its query alone: %s', (address, left) => {
    expect(redactUrl(address)).toBe(left);
  });
});

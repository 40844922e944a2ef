import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailed, call } from '../../../src/cli/answers/call';

/** Returns the advice for a call that fails with this code. */
async function adviceFor(code: string): Promise<string> {
  const cause = Object.assign(new Error(code), { code });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const options = { timeout: 1000, hide: (text: string) => text };
  const error = await call('https://erp.example/', options).catch((failure) => failure);
  expect(error).toBeInstanceOf(CallFailed);
  return error.fix;
}

describe('the advice for a call without an answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('tells the mistakes of a certificate apart', async () => {
    expect(await adviceFor('ERR_TLS_CERT_ALTNAME_INVALID')).toBe(
      'Use a host name of the certificate in the address, or install a certificate for this one.',
    );
    expect(await adviceFor('CERT_HAS_EXPIRED')).toBe('Renew the certificate of the server.');
    expect(await adviceFor('DEPTH_ZERO_SELF_SIGNED_CERT')).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('names the proxy setting of Node only where a proxy is set', async () => {
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) {
      vi.stubEnv(name, undefined);
    }
    expect(await adviceFor('ENOTFOUND')).toBe('Correct the host name of the address.');
    vi.stubEnv('HTTPS_PROXY', 'http://proxy.example:3128');
    expect(await adviceFor('ENOTFOUND')).toBe(
      'Correct the host name of the address. Behind a proxy, set NODE_USE_ENV_PROXY=1 (Node 24).',
    );
  });
});

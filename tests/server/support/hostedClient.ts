import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID } from '../../../demo/server/hosted/provider';
import type { RunningServer } from '../../../demo/server/server';

/** The tokens that the provider returns to the page of the portal. */
export interface HostedTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** Creates a client of the identity provider that keeps cookies and follows redirects, but runs no scripts. */
export function hostedClient(server: RunningServer) {
  const authority = server.hosted?.authority ?? '';
  const redirect_uri = `${server.url}/hosted.html`;
  const cookies = new Map<string, string>();
  let verifier = '';

  async function visit(address: string, form?: Record<string, string>) {
    let url = new URL(address, authority);
    let body = form && new URLSearchParams(form);
    for (;;) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body,
        headers: { cookie },
        redirect: 'manual',
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) return { url, page: await answer.text() };
      url = new URL(location, url);
      body = undefined;
      if (url.href.startsWith(redirect_uri)) return { url, page: '' };
    }
  }

  return {
    redirectUri: redirect_uri,

    /** Starts a sign-in. Returns the page of the provider, or the redirect to the portal with a code. */
    begin(changes: Record<string, string | undefined> = {}) {
      verifier = randomBytes(32).toString('base64url');
      const query = {
        ...{ client_id: CLIENT_ID, redirect_uri, response_type: 'code' },
        ...{ scope: 'openid profile', state: 'state', code_challenge_method: 'S256' },
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        ...changes,
      };
      const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
      return visit(`/auth?${new URLSearchParams(given)}`);
    },

    /** Submits user id and password on the page of the provider. */
    async login(userId: string, password: string) {
      const { url } = await this.begin();
      return visit(`${url.pathname}/login`, { userId, password });
    },

    /** Submits the consent page. */
    consent: ({ url }: { url: URL }) => visit(`${url.pathname}/consent`, {}),

    /** Signs in, allows the access, and returns the tokens. */
    async signIn(userId: string, password: string): Promise<HostedTokens> {
      const { url } = await this.consent(await this.login(userId, password));
      return this.redeem(url);
    },

    /** Signs in with the session cookie of the provider, and returns the address with the code. */
    async consented(): Promise<URL> {
      return (await this.begin()).url;
    },

    /** Exchanges the code in the address of the portal for tokens. */
    async redeem(url: URL): Promise<HostedTokens> {
      const code = url.searchParams.get('code') ?? '';
      const { status, body } = await this.token({
        ...{ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier },
      });
      if (status !== 200) throw new Error(`No token: ${JSON.stringify(body)}`);
      return body as HostedTokens;
    },

    /** Requests a new access token. */
    refresh: ({ refresh_token }: HostedTokens) =>
      token({ grant_type: 'refresh_token', refresh_token }),

    token,
  };

  async function token(form: Record<string, string>) {
    const body = new URLSearchParams({ client_id: CLIENT_ID, ...form });
    const answer = await fetch(`${authority}/token`, { method: 'POST', body });
    return { status: answer.status, body: await answer.json() };
  }
}

import { describe, expect, it } from 'vitest';
import {
  isProviderAnswer,
  redirectUriOf,
  withoutAnswer,
} from '../../../../../src/store/session/hosted/redirectUri';

const PAGE = 'https://intranet.example/office/';

/** Calls `isProviderAnswer` for a tab that has the state `own`, or has just left the page for a sign-in. */
const isAnswer = (address: string, redirectUri: string, pending: boolean) =>
  isProviderAnswer(address, redirectUri, (state) => pending || state === 'own');

describe('a redirect from the provider', () => {
  it.each([
    ['?code=1&state=own', false, true],
    ['?error=access_denied&state=own', false, true],
    ['?team=9&code=1&state=own', false, true],
    ['?code=1&state=other', true, true],
    ['?code=1', true, true],
    ['?error=x', true, true],
    ['?code=1&state=other', false, false],
    ['?code=SPRING', false, false],
    ['?state=own', true, false],
    ['', true, false],
  ])(
    'is distinguished from the query of the page and from answers to other clients: "%s", started here: %s',
    (query, pending, expected) => {
      expect(isAnswer(PAGE + query, PAGE, pending)).toBe(expected);
    },
  );

  it('is not recognized on a page other than the redirect URI', () => {
    for (const uri of ['https://intranet.example/', 'https://other.example/office/']) {
      expect(isAnswer(`${PAGE}?code=1&state=own`, uri, false)).toBe(false);
    }
  });
});

describe('an invalid oidc-redirect-uri', () => {
  it.each(['https://', 'http://[', 'https://a b/'])('matches no page: %s', (attribute) => {
    const redirectUri = redirectUriOf(attribute, PAGE);
    expect(redirectUri).toBe('');
    expect(isAnswer(`${PAGE}?code=1&state=own`, redirectUri, true)).toBe(false);
  });
});

describe('the URL without the answer of the provider', () => {
  const answer = '?code=1&state=2&iss=https%3A%2F%2Fidp&session_state=3&scope=openid';

  it("keeps the host's parameters unchanged, and the hash", () => {
    expect(withoutAnswer(`${PAGE}${answer}&a=x%20y&b=x+y&c#/site?x=1`)).toBe(
      '/office/?a=x%20y&b=x+y&c#/site?x=1',
    );
    expect(withoutAnswer(`${PAGE}?error=x&error_description=y&error_uri=z&state=1`)).toBe(
      '/office/',
    );
  });

  it('restores query and hash of the page before the redirect', () => {
    const left = { search: '?team=9', hash: '#top' };
    expect(withoutAnswer(PAGE + answer, left)).toBe('/office/?team=9#top');
    // A redirect URI with a query.
    expect(withoutAnswer(`${PAGE}${answer}&app=bo#/site`, left)).toBe('/office/?team=9#/site');
    expect(withoutAnswer(`${PAGE}${answer}&app=bo`, { search: '' })).toBe('/office/?app=bo');
  });
});

describe('the redirect URI', () => {
  it('is the page itself, without query and hash', () => {
    expect(redirectUriOf(undefined, `${PAGE}?team=9#/site`)).toBe(PAGE);
    expect(redirectUriOf('', `${PAGE}index.html?x`)).toBe(`${PAGE}index.html`);
  });

  it("is the integrator's as an absolute URL, with its query", () => {
    expect(redirectUriOf('/back?app=bo#x', PAGE)).toBe('https://intranet.example/back?app=bo');
  });
});

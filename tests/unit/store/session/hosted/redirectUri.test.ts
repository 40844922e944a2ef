import { describe, expect, it } from 'vitest';
import {
  isProviderAnswer,
  redirectUriOf,
  withoutAnswer,
} from '../../../../../src/store/session/hosted/redirectUri';

const PAGE = 'https://intranet.example/office/';

describe('a redirect from the provider', () => {
  it.each([
    ['?code=1&state=2', false, true],
    ['?error=access_denied&state=2', false, true],
    ['?team=9&code=1&state=2', false, true],
    ['?code=1', true, true],
    ['?error=x', true, true],
    ['?code=SPRING', false, false],
    ['?state=open', true, false],
    ['', true, false],
  ])(
    'is distinguished from the host\'s own query: "%s", started here: %s',
    (query, underWay, expected) => {
      expect(isProviderAnswer(PAGE + query, PAGE, underWay)).toBe(expected);
    },
  );

  it('is not recognized on a page other than the redirect URI', () => {
    expect(isProviderAnswer(`${PAGE}?code=1&state=2`, 'https://intranet.example/', false)).toBe(
      false,
    );
    expect(isProviderAnswer(`${PAGE}?code=1&state=2`, 'https://other.example/office/', false)).toBe(
      false,
    );
  });
});

describe('an invalid oidc-redirect-uri', () => {
  it.each(['https://', 'http://[', 'https://a b/'])('matches no page: %s', (attribute) => {
    const redirectUri = redirectUriOf(attribute, PAGE);
    expect(redirectUri).toBe('');
    expect(isProviderAnswer(`${PAGE}?code=1&state=2`, redirectUri, true)).toBe(false);
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

  it('restores query and hash of the page before the redirect if it has none', () => {
    const left = { search: '?team=9', hash: '#top' };
    expect(withoutAnswer(PAGE + answer, left)).toBe('/office/?team=9#top');
    expect(withoutAnswer(`${PAGE}${answer}&own=1#/site`, left)).toBe('/office/?own=1#/site');
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashHref } from '../../../../src/store/routing/hash';
import { loginRoute } from '../../../../src/store/routing/paths';
import { safeReturnUrl } from '../../../../src/store/routing/returnUrl';
import {
  needsSignIn,
  resolveRoute,
  type Screen,
  screenAt,
} from '../../../../src/store/routing/route';
import { runs } from '../../../support/fuzz';

describe('a path of the shell', () => {
  const table: [string, Screen, string?][] = [
    ['', 'dashboard'],
    ['/', 'dashboard'],
    ['/?day=1', 'dashboard'],
    ['/workspace', 'area', 'workspace'],
    ['/site', 'area', 'site'],
    ['/site/', 'area', 'site'],
    ['/site?x=1', 'area', 'site'],
    ['/site/7/rooms?x=/admin', 'area', 'site'],
    ['/application', 'area', 'application'],
    ['/develop', 'area', 'develop'],
    ['/apppublish', 'area', 'apppublish'],
    ['/admin', 'area', 'admin'],
    ['/admin/users', 'area', 'admin'],
    ['/support', 'area', 'support'],
    ['/profile', 'profile'],
    ['/profile/', 'profile'],
    ['/account', 'login'],
    ['/account/login', 'login'],
    ['/account/login?returnUrl=%2Fsite', 'login'],
    ['/account/reset', 'reset'],
    ['/404', '404'],
    ['/500', '500'],
    ['/pages/404', '404'],
    ['/pages/500', '500'],
    ['/sites', '404'],
    ['/Site', '404'],
    ['/profile/edit', '404'],
    ['/account/other', '404'],
    ['/constructor', '404'],
    ['/__proto__', '404'],
    ['constructor', '404'],
    ['toString', '404'],
    ['//site', '404'],
    ['site', '404'],
  ];

  it.each(table)('%s shows the screen %s', (path, screen, area) => {
    expect(resolveRoute(path)).toMatchObject({ screen });
    expect(resolveRoute(path).area).toBe(area);
  });

  it.each(['/admin', '/admin/', '/admin/users', '/admin?x'])(
    '%s is not found for users who are not administrators',
    (path) => {
      expect(screenAt(path, { hideAdmin: true })).toMatchObject({ screen: '404' });
      expect(screenAt(path, { hideAdmin: true }).area).toBeUndefined();
    },
  );

  it('is separated from its query', () => {
    const { path, query } = resolveRoute('/site/7?name=a%20b&returnUrl=/x?y');
    expect(path).toBe('/site/7');
    expect(query.get('name')).toBe('a b');
    expect(query.get('returnUrl')).toBe('/x?y');
  });

  it.each(['/', '/site', '/admin', '/admin/users', '/profile?x'])('%s requires a user', (path) => {
    expect(needsSignIn(path)).toBe(true);
  });

  it.each(['/account/login', '/account/reset', '/404', '/500', '/pages/500', '/nowhere'])(
    '%s is public',
    (path) => {
      expect(needsSignIn(path)).toBe(false);
    },
  );
});

describe('the return URL after sign-in', () => {
  it('is kept in the login route', () => {
    expect(loginRoute('/site/7?x=1&y=#z')).toBe(
      '/account/login?returnUrl=%2Fsite%2F7%3Fx%3D1%26y%3D%23z',
    );
    expect(loginRoute('/')).toBe('/account/login');
  });

  it('restores every page that a visitor asks for', () => {
    const pages = fc
      .tuple(fc.webPath({ size: 'small' }), fc.webQueryParameters())
      .map(([path, query]) => `/site${path}?${query}`);
    fc.assert(
      fc.property(pages, (wanted) => {
        const { query } = resolveRoute(loginRoute(wanted));
        expect(safeReturnUrl(query.get('returnUrl'))).toBe(wanted);
      }),
    );
  });

  it.each(['/site', '/site/7?x=1', '/site?u=https://x', '/admin', '/nowhere', '/accounts'])(
    'opens %s',
    (path) => {
      expect(safeReturnUrl(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    null,
    '',
    'site',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /site',
    '/\t/evil.example',
    '/site\n',
    '/site\u0000',
    '/site\u007f',
    '/site\u0085',
    '/site\\x',
    '/account/login',
    '/account',
    '/account/reset?x',
    '/account?returnUrl=/site',
  ])('opens the dashboard instead of %j', (path) => {
    expect(safeReturnUrl(path)).toBe('/');
  });

  it('never leaves the shell, whatever the query contains', () => {
    const page = 'https://portal.example/intranet/';
    const bits = ['/', '\\', ':', '.', '#', '?', '@', '\t', '\n', 'a', 'javascript:', '%2f'];
    const nasty = fc.string({ unit: fc.constantFrom(...bits) });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (wish) => {
        const path = safeReturnUrl(wish);
        const address = new URL(hashHref(path, ''), page);
        expect(address.href.split('#')[0]).toBe(page);
        expect(new URL(path, page).origin).toBe('https://portal.example');
        expect(path === '/' || path === wish).toBe(true);
      }),
      runs(500),
    );
  });
});

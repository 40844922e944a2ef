import { afterEach, describe, expect, it } from 'vitest';
import { paint } from '../../../src/paint/paint';
import { FOLDER, painted } from './support';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  location.hash = '';
});

describe('the first paint', () => {
  it('contains nothing that only React can render', () => {
    expect(painted('backoffice-login', { auth: 'oidc' }).shadowRoot).toBeNull();
    location.hash = '#/nowhere';
    expect(painted('backoffice-shell').shadowRoot).toBeNull();
    localStorage.setItem('backoffice:currentUser', '{"token":"x"}');
    expect(painted('backoffice-login').shadowRoot).toBeNull();
  });

  it('is not repeated in the same element', () => {
    const host = painted('backoffice-login');
    paint(host, FOLDER);
    expect(host.querySelectorAll('form')).toHaveLength(1);
  });
});

describe('the URL', () => {
  it('of a page that needs a user becomes the login route with a returnUrl', () => {
    location.hash = '#/site?x=1';
    painted('backoffice-shell');
    expect(location.hash).toBe('#/account/login?returnUrl=%2Fsite%3Fx%3D1');
  });

  it('of the admin area becomes the login route too, as visitors may be administrators', () => {
    location.hash = '#/admin/accounts';
    expect(painted('backoffice-shell').querySelector('form')).not.toBeNull();
    expect(location.hash).toBe('#/account/login?returnUrl=%2Fadmin%2Faccounts');
  });

  it('of the host page does not change with memory routing', () => {
    location.hash = '#chapter-2';
    painted('backoffice-shell', { routing: 'memory' });
    expect(location.hash).toBe('#chapter-2');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashRouter } from '../../../../src/store/routing/hashRouter';
import { memoryRouter } from '../../../../src/store/routing/memoryRouter';

let pushState: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  history.replaceState(null, '', '#');
  pushState = vi.spyOn(history, 'pushState');
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Changes the hash as Back does. */
function goBackTo(hash: string) {
  history.replaceState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

describe.each(['', '!bo', 'büro', '后台'])('a hash router with the prefix "%s"', (hashPrefix) => {
  it('adds one history entry for two moves to the same page', () => {
    const router = hashRouter(hashPrefix);
    router.navigate('/站点/a b?q=ü');
    router.navigate('/站点/a b?q=ü');
    expect(pushState).toHaveBeenCalledTimes(1);
    expect(router.location()).toBe('/%E7%AB%99%E7%82%B9/a%20b?q=%C3%BC');
  });

  it('has the same path after a reload', () => {
    const router = hashRouter(hashPrefix);
    router.navigate('/站点/7?x=1');
    history.replaceState(null, '', new URL(location.href).href);
    expect(hashRouter(hashPrefix).location()).toBe(router.location());
  });

  it('follows the URL and ignores anchors of the host page', () => {
    const router = hashRouter(hashPrefix);
    const moved = vi.fn();
    const unsubscribe = router.subscribe(moved);
    goBackTo(new URL(`#${hashPrefix}/site`, location.href).href);
    expect(router.location()).toBe('/site');
    for (const anchor of ['#news', '#']) {
      goBackTo(anchor);
      expect(router.location()).toBe('/site');
    }
    expect(moved).toHaveBeenCalledTimes(1);
    goBackTo(location.pathname);
    expect(router.location()).toBe('/');
    unsubscribe();
  });
});

describe('a guard', () => {
  it('blocks moves until it is removed, but never a forced one', () => {
    const router = memoryRouter('/site');
    const remove = router.addGuard((path) => path.startsWith('/site'));
    router.navigate('/support');
    expect(router.location()).toBe('/site');
    router.navigate('/site/7');
    expect(router.location()).toBe('/site/7');
    router.navigate('/support', { force: true });
    expect(router.location()).toBe('/support');
    remove();
    router.navigate('/admin');
    expect(router.location()).toBe('/admin');
  });

  it('restores the URL when the browser has already moved', () => {
    const router = hashRouter('');
    const unsubscribe = router.subscribe(() => {});
    router.navigate('/site');
    const remove = router.addGuard(() => false);
    goBackTo('#/support');
    expect(location.hash).toBe('#/site');
    expect(router.location()).toBe('/site');
    remove();
    unsubscribe();
  });
});

it.each(['site', '//evil.example', '', undefined])('rejects a move to %j', (path) => {
  expect(() => memoryRouter().navigate(path as string)).toThrow(TypeError);
});

describe('a move from an entry of a router of the page', () => {
  it.each([
    ['no router', { page: 'team' }],
    ['a gallery', { index: 3 }],
  ])('keeps the state of %s', (_router, state) => {
    history.replaceState(state, '');
    hashRouter('').navigate('/site');
    expect(history.state).toEqual(state);
    expect(location.hash).toBe('#/site');
  });

  it.each([
    ['Next', { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: [] }],
    ['Next with pages', { __N: true, as: '/office', key: '1' }],
    ['Turbo', { turbo: { restorationIdentifier: '1' } }],
    ['htmx', { htmx: true }],
    ['Astro', { index: 0, scrollX: 0, scrollY: 0 }],
  ])('leaves an entry of the page to %s', (_router, state) => {
    history.replaceState(state, '');
    hashRouter('').navigate('/site');
    expect(history.state).toBeNull();
    expect(location.hash).toBe('#/site');
  });
});

describe('a shell that stays while the page changes its address', () => {
  /** Changes the address as a router of the page does, without an event. */
  const push = (address: string) => history.replaceState(null, '', address);

  it('keeps its path at an address without a hash, and opens the dashboard at its own', () => {
    push('/a');
    const router = hashRouter('');
    const unsubscribe = router.subscribe(() => {});
    router.navigate('/site');
    push('/b');
    goBackTo('/b');
    expect(router.location()).toBe('/site');
    push('/b#/site');
    goBackTo('/a#/site');
    goBackTo('/a');
    expect(router.location()).toBe('/');
    unsubscribe();
  });
});

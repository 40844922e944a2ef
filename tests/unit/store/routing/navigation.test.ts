import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ElementOptions } from '../../../../src/store/element/options';
import { createNavigation } from '../../../../src/store/routing/navigation';
import { storeNotice } from '../../../../src/store/session/notice';

const stops: (() => void)[] = [];

beforeEach(() => {
  history.replaceState(null, '', '#/site');
  // Shells share their routers, which start at the address of the first one.
  const registry = Reflect.get(globalThis, Symbol.for('backoffice-elements')) as
    | Map<string, unknown>
    | undefined;
  registry?.clear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
});

function startNavigation(initial: ElementOptions) {
  const options = createStore<ElementOptions>(() => initial);
  const navigation = createNavigation('nav:', options, initial);
  stops.push(navigation.start());
  return { options, navigation };
}

/** Starts a navigation whose hash prefix was set after the first paint. */
function startWithLatePrefix() {
  const painted = createStore<ElementOptions>(() => ({}));
  const navigation = createNavigation('nav:', painted, { hashPrefix: '!bo' });
  painted.setState({ hashPrefix: '!bo' });
  stops.push(navigation.start());
  return navigation;
}

it('starts at the page of the URL before anything is rendered', () => {
  expect(startNavigation({}).navigation.getState().location).toBe('/site');
});

it('with memory routing returns to the last page after a reload', () => {
  storeNotice('nav:', { path: '/support/7' });
  const { navigation } = startNavigation({ routing: 'memory' });
  expect(navigation.getState().location).toBe('/support/7');
});

it('leaves the hash of another router alone if the prefix was set after the first paint', () => {
  history.replaceState(null, '', '#/orders/5');
  const navigation = startWithLatePrefix();
  expect(navigation.getInitialState().location).toBe('/orders/5');
  expect(navigation.getState().location).toBe('/');
  expect(location.hash).toBe('#/orders/5');
});

it('moves the sign-in to a prefix that was set after the first paint', () => {
  history.replaceState(null, '', '#/account/login?returnUrl=%2Fsite');
  startWithLatePrefix();
  expect(location.hash).toBe('#!bo/account/login?returnUrl=%2Fsite');
});

it('notifies its subscribers once about each move', () => {
  const { navigation } = startNavigation({});
  const listener = vi.fn();
  navigation.subscribe(listener);
  navigation.getState().router.navigate('/support');
  navigation.getState().router.navigate('/support');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(navigation.getState().location).toBe('/support');
});

it('keeps the page and rewrites the URL when the prefix changes', () => {
  const { options, navigation } = startNavigation({});
  options.setState({ hashPrefix: 'büro' });
  expect(navigation.getState().location).toBe('/site');
  expect(decodeURI(location.hash)).toBe('#büro/site');
  navigation.getState().router.navigate('/support');
  expect(navigation.getState().location).toBe('/support');
});

it('follows the URL only while the shell is on the page', () => {
  const { navigation } = startNavigation({});
  for (const stop of stops.splice(0)) stop();
  history.replaceState(null, '', '#/support');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(navigation.getState().location).toBe('/site');
  stops.push(navigation.start());
  expect(navigation.getState().location).toBe('/support');
});

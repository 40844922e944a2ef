import { afterEach, expect, it } from 'vitest';
import { areaSource } from '../../../../src/store/areas/areaSource';
import { customAreaNames } from '../../../../src/store/areas/customAreas';
import { readSource } from '../../../../src/store/areas/readAreas';
import { accessOf } from '../../../../src/store/menu/roles';

const fail = () => {
  throw new Error('no');
};

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'iframe');
});

it.each([
  ['throws for its names', () => new Proxy({ map: {} }, { ownKeys: fail })],
  ['throws for its descriptors', () => new Proxy({ map: {} }, { getOwnPropertyDescriptor: fail })],
  ['is revoked', () => revoked()],
])('an object that %s has no areas', (_, create) => {
  const areas = create();
  expect(customAreaNames(areas)).toEqual([]);
  expect(areaSource(areas, 'map')).toBeUndefined();
  expect([...accessOf({ Role: 'EDITOR' }, areas).deniedAreas]).toEqual(['admin']);
});

it.each([
  ['cannot be read', new Proxy({}, { get: fail })],
  ['has a getter that throws', Object.defineProperty({}, 'load', { get: fail })],
])('no role may enter an area whose source %s', (_, site) => {
  expect(readSource({ site }, 'site')).toEqual({ roles: [] });
  expect(areaSource({ site }, 'site')).toBeUndefined();
});

it('reads what a class gives its sources, but not what a script gave to all objects', () => {
  class Site {
    get module() {
      return '/site.js';
    }
  }
  Object.assign(Object.prototype, { iframe: 'https://elsewhere.example/' });
  expect(areaSource({ site: new Site() }, 'site')).toEqual({ module: '/site.js' });
});

function revoked() {
  const { proxy, revoke } = Proxy.revocable({ map: {} }, {});
  revoke();
  return proxy;
}

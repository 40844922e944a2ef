import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPath } from '../../../../src/store/routing/paths';
import { pathFromArea } from '../../../../src/views/areas/mount/createAreaContext';
import { runs } from '../../../support/fuzz';

describe('a path in the area "site"', () => {
  it.each([
    ['/support/7', '/support/7'],
    ['/', '/'],
    ['7', '/site/7'],
    ['7/', '/site/7'],
    ['7/edit?x=1&y=a/b', '/site/7/edit?x=1&y=a/b'],
    ['', '/site'],
    ['.', '/site'],
    ['./7', '/site/7'],
    ['?page=2', '/site?page=2'],
    ['..', '/'],
    ['../support', '/support'],
    ['../../../support', '/support'],
    ['7/../8', '/site/8'],
    ['two words', '/site/two%20words'],
  ])('is relative to the area unless it starts with "/": %j is %s', (path, expected) => {
    expect(pathFromArea('site', path)).toBe(expected);
  });

  it.each([
    ['app:42', '/site/app:42'],
    ['node:7/edit', '/site/node:7/edit'],
    ['http://x/q', '/site/http://x/q'],
    ['http:', '/site/http:'],
    ['mailto:ada@northgate.example', '/site/mailto:ada@northgate.example'],
    ['javascript:alert(1)', '/site/javascript:alert(1)'],
    ['C:\\sites', '/site/C:/sites'],
  ])('is never a URL of another site: %j is %s', (path, expected) => {
    expect(pathFromArea('site', path)).toBe(expected);
  });

  it.each([
    ['C#', '/site/C%23'],
    ['#7', '/site/%237'],
    ['x#frag?y=1', '/site/x%23frag?y=1'],
    ['x?color=#fff', '/site/x?color=%23fff'],
  ])('keeps "#" as a part of the name: %j is %s', (path, expected) => {
    expect(pathFromArea('site', path)).toBe(expected);
  });

  it('is always a path of the shell', () => {
    const bits = ['/', '\\', ':', '.', '..', '#', '?', '@', '\t', ' ', 'a', 'http:', '%2e', '%2f'];
    const nasty = fc.string({ unit: fc.constantFrom(...bits) });
    const wishes = fc.oneof(nasty, fc.string(), fc.webUrl()).filter((path) => path[0] !== '/');
    fc.assert(
      fc.property(wishes, (path) => {
        expect(isPath(pathFromArea('site', path))).toBe(true);
      }),
      runs(500),
    );
  });
});

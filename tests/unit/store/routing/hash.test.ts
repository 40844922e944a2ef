import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFragment, hashHref, pathInHash } from '../../../../src/store/routing/hash';

describe('an encoded path', () => {
  it('is encoded as in the URL of the page', () => {
    for (const path of ['/site', '/站点?x=ü', '/a b"<>`', '/{a}|b^c', '/a%20b%']) {
      expect(encodeFragment(path)).toBe(new URL(`#${path}`, 'http://x').hash.slice(1));
    }
  });

  it('stays the same when it is encoded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = encodeFragment(`/${text}`);
        expect(encodeFragment(once)).toBe(once);
      }),
    );
  });
});

describe('a hash', () => {
  it.each([
    ['#/site', '', '/site'],
    ['#/', '', '/'],
    ['#!bo/site?x=1', '!bo', '/site?x=1'],
    ['', '', undefined],
    ['#', '', undefined],
    ['#section-2', '', undefined],
    ['#/site', '!bo', undefined],
    ['#!bo', '!bo', undefined],
    ['#!boat/site', '!bo', undefined],
    ['#büro/site', 'büro', '/site'],
    ['#b%C3%BCro/site', 'büro', '/site'],
    ['#büro/site', 'b%C3%BCro', '/site'],
    ['#/站点/a b', '', '/%E7%AB%99%E7%82%B9/a%20b'],
    ['#/a%2Fb%25', '', '/a%2Fb%25'],
  ])('%s with the prefix "%s" contains the path %s', (hash, hashPrefix, path) => {
    expect(pathInHash(hash, hashPrefix)).toBe(path);
  });

  it('of a link contains its path', () => {
    expect(pathInHash(hashHref('/site?x=1', '!bo'), '!bo')).toBe('/site?x=1');
  });

  it('stays on the page if the base URL is another one', () => {
    const base = document.createElement('base');
    base.setAttribute('href', '/elsewhere/');
    document.head.append(base);
    try {
      expect(hashHref('/site', '')).toBe(`${location.href.split('#')[0]}#/site`);
    } finally {
      base.remove();
    }
  });
});

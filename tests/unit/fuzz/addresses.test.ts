import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeImage, safeLink, safeUrl } from '../../../src/store/browser/page';
import { hashHref, pathInHash } from '../../../src/store/routing/hash';
import { screenAt } from '../../../src/store/routing/route';
import { isExternal, linkHref } from '../../../src/views/routing/linkHref';
import { hostileText, hostileValue, runs } from '../../support/fuzz';

const SCRIPT = /^[\s\p{C}]*(javascript|data|vbscript|blob|file):/iu;

it('never links to a script or data URL', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.webUrl()), (text) => {
      const href = linkHref((path) => hashHref(path, ''), text);
      if (href !== undefined) expect(new URL(href, document.baseURI).href).not.toMatch(SCRIPT);
      isExternal(text);
    }),
    runs(300),
  );
});

it('never uses a script URL for a form, an image or a navigation', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, hostileValue), (value) => {
      expect(safeUrl(value) ?? '').not.toMatch(SCRIPT);
      if (typeof value === 'string') {
        const link = safeLink(value);
        if (link !== undefined) expect(new URL(link, document.baseURI).href).not.toMatch(SCRIPT);
      }
      expect(safeImage(value) ?? '').not.toMatch(
        /^\s*(javascript|vbscript|data:text|data:image\/svg)/i,
      );
    }),
    runs(300),
  );
});

it('resolves every hash to a screen, and shows the admin area to administrators only', () => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.boolean(), (hash, hashPrefix, hideAdmin) => {
      const path = pathInHash(`#${hash}`, hashPrefix);
      const { screen, area } = screenAt(path ?? '/', { hideAdmin });
      expect(screen).toBeTypeOf('string');
      if (area === 'admin') expect(hideAdmin).toBe(false);
    }),
    runs(300),
  );
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo, safeImage, safeUrl } from '../../../../src/store/browser/page';

const SCRIPTS = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://x.example/1',
  'file:///etc/passwd',
];
const NO_ADDRESS = ['', 'http://', 'https://a b/', undefined, null, 7, {}, ['https://x.example']];

describe('a URL of the integrator', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['https://x.example/a?b#c', 'https://x.example/a?b#c'],
    ['mailto:it@x.example', 'mailto:it@x.example'],
    ['tel:+4930', 'tel:+4930'],
    ['/register', `${location.origin}/register`],
    ['?a=1', new URL('?a=1', location.href).href],
  ])('%s resolves to %s', (address, url) => {
    expect(safeUrl(address)).toBe(url);
  });

  it.each([...SCRIPTS, ...NO_ADDRESS])('is refused if it is %j', (address) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    expect(safeUrl(address)).toBeUndefined();
    goTo(address as string);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is opened', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    goTo('/welcome');
    expect(assign.mock.calls).toEqual([[`${location.origin}/welcome`]]);
  });
});

describe('the URL of a picture', () => {
  it.each(['https://x.example/a.png', 'data:image/png;base64,AAAA', 'data:image/webp,x'])(
    'may be %s',
    (address) => {
      expect(safeImage(address)).toBe(address);
    },
  );

  it.each(['data:image/svg+xml,<svg/>', 'mailto:a@x.example', ...SCRIPTS, ...NO_ADDRESS])(
    'is refused if it is %j',
    (address) => {
      expect(safeImage(address)).toBeUndefined();
    },
  );
});

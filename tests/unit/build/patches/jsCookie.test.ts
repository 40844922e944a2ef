import { afterEach, expect, it, vi } from 'vitest';
import { jsCookie } from '../../../../build/patches/jsCookie';
import { load } from './library';

afterEach(() => Reflect.deleteProperty(Object.prototype, 'extend'));

/**
 * Returns the cookie text that js-cookie writes to remove a cookie on a page with an extended
 * `Object.prototype`.
 */
async function written(patches: typeof jsCookie): Promise<string | undefined> {
  const { Cookies } = await load<{ Cookies: { remove(name: string): void } }>(
    "export { default as Cookies } from 'js-cookie'",
    patches,
  );
  const write = vi.spyOn(document, 'cookie', 'set');
  Object.assign(Object.prototype, { extend: () => {} });
  Cookies.remove('probe');
  return write.mock.lastCall?.[0];
}

it('js-cookie as published throws on a page that extends all objects (still needed)', async () => {
  await expect(written([])).rejects.toThrow(TypeError);
});

it('the patched js-cookie removes a cookie on a page that extends all objects', async () => {
  expect(await written(jsCookie)).toMatch(/^probe=; path=\/; expires=[^;]+$/);
});

import { expect, it } from 'vitest';
import { importedModule } from '../../../../src/store/browser/importedModule';

/** Rejects like an import in Firefox whose file could not be fetched. Firefox does not fetch the same URL again. */
const failedInFirefox = (address: string) =>
  Promise.reject(new TypeError(`error loading dynamically imported module: ${address}`));

/** Address of a module that exports this; what follows the address is a comment. */
const addressOf = (code: string) => `data:text/javascript,${encodeURIComponent(`${code} //`)}`;

it('imports a module from another address if the browser remembers its failure, always the same one', async () => {
  const address = addressOf('export const place = import.meta.url;');
  const first = (await importedModule(failedInFirefox(address))) as { place: string };
  expect(first.place).toMatch(/\?retry=\d+$/);
  expect(await importedModule(failedInFirefox(address))).toBe(first);
});

it('tries again after another failure', async () => {
  globalThis.importsOfTest = 0;
  const address = addressOf(
    'if (++globalThis.importsOfTest === 1) throw new Error("Offline."); export const ready = true;',
  );
  await expect(importedModule(failedInFirefox(address))).rejects.toThrow('Offline.');
  await expect
    .poll(() => importedModule(failedInFirefox(address)).catch(() => {}))
    .toMatchObject({ ready: true });
});

it('rejects with the error of other browsers, and for a module without exports', async () => {
  const cause = new TypeError(
    'Failed to fetch dynamically imported module: https://a.example/b.js',
  );
  await expect(importedModule(Promise.reject(cause))).rejects.toBe(cause);
  await expect(importedModule(Promise.reject(undefined))).rejects.toBeUndefined();
  await expect(importedModule(Promise.resolve({}))).rejects.toThrow('empty');
});

declare global {
  var importsOfTest: number;
}

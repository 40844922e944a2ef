/** Warnings about languages and their catalogs; loaded once there is one. */
import { catalogPath } from '../../constants';
import { warnOnce } from '../browser/warnOnce';
import { catalogFolder } from './catalogFolder';
import { isBuiltIn, isLanguage } from './languages';

/**
 * Warns, once, that a language is not offered, or that only its built-in texts are shown.
 * @param message why the catalog did not load
 */
export function warnOfLanguage(language: string, assetsBase?: string, message?: string): void {
  const effect = isBuiltIn(language) ? 'shows its built-in texts' : 'is not offered';
  warnOnce(`language "${language}" ${effect}: ${reason()}.`);

  function reason(): string {
    if (!isLanguage(language)) return 'a language is written as "de" or "de-AT"';
    if (!assetsBase) return 'set "assets-base" to the folder of its catalog';
    return `"assets-base" has no usable catalog for it: ${catalogFolder(assetsBase)}${catalogPath(language)} (${message})`;
  }
}

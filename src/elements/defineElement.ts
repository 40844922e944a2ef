import { shared } from '../store/browser/registry';
import { SCRIPT_FOLDER } from './scriptFolder';

/** Defines a tag unless it is taken, by another copy of the bundle for example; warns of another version. */
export function defineElement(tag: string, elementClass: CustomElementConstructor): void {
  // The list is also for the diagnostics.
  shared<string[]>('copies', () => []).push(`${tag} ${__VERSION__} ${SCRIPT_FOLDER}`);
  if (!customElements.get(tag)) customElements.define(tag, elementClass);
  else import('./warnOfVersions').then((module) => module.warnOfVersions(tag)).catch(() => {});
}

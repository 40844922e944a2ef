import { readFacts } from './facts';

/** Says on the page, and once in the console, that the modules did not arrive. */
export function sayFailed(tag: string, folder: string, error: unknown): void {
  console.error(
    `backoffice-elements: the modules of <${tag}> could not be loaded from ${folder}. ` +
      'All files of the package must lie beside backoffice.js, and the page must be allowed to load them.',
    error,
  );
  for (const host of document.querySelectorAll<HTMLElement>(tag)) {
    const { i18n } = readFacts(host);
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.textContent = i18n._('loader.failed');
    (host.shadowRoot ?? host).prepend(note);
  }
}

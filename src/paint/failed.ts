import { readFacts } from './facts';

/** Says on the page, and once in the console, that the modules did not arrive. */
export function sayFailed(tag: string, folder: string, error: unknown): void {
  console.error(`<${tag}> cannot load its modules from ${folder}`, error);
  for (const host of document.querySelectorAll<HTMLElement>(tag)) {
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.append(readFacts(host).texts['loader.failed'] ?? '');
    (host.shadowRoot ?? host).prepend(note);
  }
}

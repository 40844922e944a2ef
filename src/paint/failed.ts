import { readFacts } from './facts';

/** Shows in place of an element that its modules could not be loaded. */
export function sayFailed(host: HTMLElement): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.append(readFacts(host).texts['loader.failed'] as string);
  (host.shadowRoot ?? host).prepend(note);
}

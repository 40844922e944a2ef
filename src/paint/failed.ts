import { readFacts } from './facts';

/** Shows in place of an element that it could not be loaded. */
export function sayFailed(host: HTMLElement): void {
  // By way of the prototype: an element of the page may hide `document.createElement`.
  const note = Document.prototype.createElement.call(document, 'p');
  note.setAttribute('role', 'alert');
  note.append(readFacts(host).texts['loader.failed'] as string);
  (host.shadowRoot ?? host).prepend(note);
}

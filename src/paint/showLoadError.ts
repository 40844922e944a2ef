import { readPaintInput } from './paintInput';

/** Shows an error message above the content of an element whose code could not be loaded. */
export function showLoadError(host: HTMLElement): void {
  // Through the prototype: an element of the page may hide `document.createElement`.
  const note = Document.prototype.createElement.call(document, 'p');
  note.setAttribute('role', 'alert');
  note.append(readPaintInput(host).texts['loader.failed'] as string);
  (host.shadowRoot ?? host).prepend(note);
}

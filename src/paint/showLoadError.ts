import english from '../locales/en/firstPaint.json';
import { readPaintInput } from './paintInput';

/** Shows an error message above the content of an element whose code could not be loaded. */
export function showLoadError(host: HTMLElement): void {
  // Through the prototype: an element of the page may hide `document.createElement`.
  const note = Document.prototype.createElement.call(document, 'p');
  note.setAttribute('role', 'alert');
  let text: string | undefined = english['loader.failed'];
  try {
    text = readPaintInput(host).texts['loader.failed'];
  } catch {
    // The page has replaced what it needs, for example `URL`.
  }
  note.append(text as string);
  (host.shadowRoot ?? host).prepend(note);
}

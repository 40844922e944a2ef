import english from '../locales/en/firstPaint.json';
import { readPaintInput } from './paintInput';

/** Shows an error message above the content of an element whose code could not be loaded, and returns it. */
export function showLoadError(host: HTMLElement): HTMLElement {
  // Through the prototype: an element of the page may hide `document.createElement`.
  const note = Document.prototype.createElement.call(document, 'p');
  note.setAttribute('role', 'alert');
  note.append(failureText(host));
  (host.shadowRoot ?? host).prepend(note);
  return note;
}

function failureText(host: HTMLElement): string {
  const text = english['loader.failed'];
  try {
    return readPaintInput(host).texts['loader.failed'] ?? text;
  } catch {
    // The page has replaced what it needs, for example `URL`.
    return text;
  }
}

import { shared } from '../../store/element/registry';

/** Adopts CSS texts into a root, each once; nothing is injected, so a strict CSP has no objection. */
export function adoptStyles(root: Node, texts: readonly string[]): void {
  const place = root as ShadowRoot | Document;
  const document = (root.ownerDocument ?? root) as Document;
  // A detached element has no document to be styled in: its styles come when it is put on a page.
  if (!place.adoptedStyleSheets || !document.defaultView) return;
  const wanted = texts.map((text) => sheetOf(document, text));
  const others = place.adoptedStyleSheets.filter((sheet) => !wanted.includes(sheet));
  place.adoptedStyleSheets = [...others, ...wanted];
}

/** Sheets belong to a document, and are shared by all elements in it. */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const sheets = shared('sheets', () => new WeakMap<Document, Map<string, CSSStyleSheet>>());
  const known = sheets.get(document) ?? new Map();
  sheets.set(document, known);
  if (!known.has(text)) {
    const view = document.defaultView as Window & typeof globalThis;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  return known.get(text);
}

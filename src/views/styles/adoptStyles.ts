import { shared } from '../../store/browser/registry';

/** Adopts CSS texts into a root, each once. Injects no `<style>`, so it works with a strict CSP. */
export function adoptStyles(root: Node, texts: readonly string[]): void {
  const target = root as ShadowRoot | Document;
  const document = (root.ownerDocument ?? root) as Document;
  // A document without a window, of a template for example, cannot create style sheets.
  if (!target.adoptedStyleSheets || !document.defaultView) return;
  const wanted = texts.map((text) => sheetOf(document, text));
  const others = target.adoptedStyleSheets.filter((sheet) => !wanted.includes(sheet));
  target.adoptedStyleSheets = [...others, ...wanted];
}

/** Returns the sheet of a text, shared by all elements in the document. */
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

import { shared } from '../../store/registry';

/** Sheets by document and text: many elements on a page share them. */
type Sheets = WeakMap<Document, Map<string, CSSStyleSheet>>;

/** Adopts CSS texts into a root, each once; nothing is injected, so a strict CSP has no objection. */
export function adoptStyles(root: Node, texts: readonly string[]): void {
  const document = root.ownerDocument ?? (root as Document);
  const view = document.defaultView;
  // A detached element has neither: its styles come when it is put on a page.
  if (!view || !('adoptedStyleSheets' in root)) return;
  const place = root as ShadowRoot | Document;
  const wanted = texts.map((text) => sheetFor(document, view, text));
  const foreign = place.adoptedStyleSheets.filter((sheet) => !wanted.includes(sheet));
  place.adoptedStyleSheets = [...foreign, ...wanted];
}

function sheetFor(document: Document, view: Window & typeof globalThis, text: string) {
  const sheets = shared<Sheets>('sheets', () => new WeakMap());
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  const sheet = known.get(text) ?? new view.CSSStyleSheet();
  if (!known.has(text)) {
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  return sheet;
}

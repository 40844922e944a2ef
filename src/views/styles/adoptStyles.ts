import { shared } from '../../store/browser/registry';

/** Sheets that this copy of the bundle has adopted, by root. */
const adopted = new WeakMap<Node, Set<CSSStyleSheet>>();

/** Adopts CSS texts into a root, each once. Injects no `<style>`, so it works with a strict CSP. */
export function adoptStyles(root: Node, texts: readonly string[]): void {
  const target = root as ShadowRoot | Document;
  const document = (root.ownerDocument ?? root) as Document;
  // A document without a window, of a template for example, cannot create style sheets.
  if (!target.adoptedStyleSheets || !document.defaultView) return;
  const wanted = texts.map((text) => sheetOf(document, text));
  const others = target.adoptedStyleSheets.filter((sheet) => !wanted.includes(sheet));
  target.adoptedStyleSheets = [...others, ...wanted];
  adopted.set(root, new Set([...(adopted.get(root) ?? []), ...wanted]));
}

/**
 * Adopts the sheets of the root of a node again after the page has replaced `adoptedStyleSheets`: a node that loses
 * its styles changes its size. Returns a function that stops.
 */
export function keepStyles(node: Element): () => void {
  const observer = new ResizeObserver(() => {
    // Each time: the page may have moved the node.
    const root = node.getRootNode();
    const target = root as ShadowRoot | Document;
    const current = target.adoptedStyleSheets;
    const lost = [...(adopted.get(root) ?? [])].filter((sheet) => !current.includes(sheet));
    if (lost.length > 0) target.adoptedStyleSheets = [...current, ...lost];
  });
  observer.observe(node);
  return () => observer.disconnect();
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

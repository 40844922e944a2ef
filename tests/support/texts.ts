import type { Page } from 'playwright-core';
import { readCatalog } from '../../build/i18n/catalogs';
import { LANGUAGES, type Language } from '../../src/store/language/languages';

/** Returns the texts of a language by id, as in its catalog. */
export const catalogOf = readCatalog;

/** All languages except English. */
export const TRANSLATED = (Object.keys(LANGUAGES) as Language[]).filter((one) => one !== 'en');

/**
 * Returns the problems of the texts on the page in this language: English ones, and our texts that
 * are clipped, overflow the window or break within a word.
 */
export function textFaults(page: Page, language: Language): Promise<string[]> {
  const texts = catalogOf(language);
  const english = catalogOf('en');
  const plain = Object.keys(english).filter((id) => !/[{}]/.test(english[id] as string));
  const known = {
    own: plain.map((id) => texts[id] as string),
    foreign: plain.filter((id) => texts[id] !== english[id]).map((id) => english[id] as string),
    // Chinese text may break between any characters.
    words: language !== 'cn',
  };
  return page.evaluate(findFaults, known);
}

interface Known {
  own: string[];
  foreign: string[];
  words: boolean;
}

function findFaults({ own, foreign, words }: Known): string[] {
  const faults: string[] = [];
  let seen = 0;
  const range = document.createRange();
  const box = (node: Text, from = 0, to = node.length) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const lines = (node: Text, from: number, to: number) => {
    box(node, from, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  /** Returns whether an ancestor or the window clips a text. */
  function isClipped(node: Text): boolean {
    const text = box(node);
    let ancestor: Element | null = node.parentElement;
    while (ancestor) {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const edge = ancestor.getBoundingClientRect();
      const beyond = text.right > edge.right + 1.5 || text.left < edge.left - 1.5;
      if (/hidden|clip/.test(overflowX) && beyond) return true;
      if (/hidden|clip/.test(overflowY) && text.bottom > edge.bottom + 1.5) return true;
      ancestor = ancestor.parentElement ?? (ancestor.getRootNode() as ShadowRoot).host ?? null;
    }
    return text.right > innerWidth + 1 || text.left < -1;
  }
  function check(node: Text) {
    const text = node.data.trim();
    if (foreign.includes(text)) faults.push(`English: ${text}`);
    if (!own.includes(text)) return;
    seen += 1;
    if (isClipped(node)) faults.push(`clipped: ${text}`);
    for (const { 0: word, index } of words ? node.data.matchAll(/[^\s-]+/g) : []) {
      if (lines(node, index, index + word.length) > 1) faults.push(`broken: ${text}`);
    }
  }
  function visit(root: ParentNode) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) visit(node.shadowRoot);
      if (node.matches('option, script, style') || node.closest('[inert], .visually-hidden'))
        continue;
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = node.getAttribute(name) ?? '';
        if (foreign.includes(value)) faults.push(`English ${name}: ${value}`);
      }
      for (const child of node.childNodes) if (child instanceof Text) check(child);
    }
  }
  visit(document);
  return seen > 2 ? [...new Set(faults)] : [`only ${seen} texts`];
}

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { english } from './english';
import type { TextId } from './textId';

/** Translation function of views. The first paint has a smaller implementation than Lingui's. */
export interface Translate {
  _(id: TextId, values?: Record<string, unknown>): string;
}

/** Lingui's `I18n` with typed text ids. */
export type ElementI18n = Omit<I18n, '_'> & Translate;

/**
 * Creates the texts of one element: `texts` over English, until the catalog of the language has
 * loaded.
 */
export function createI18n(locale: string, texts?: Messages): I18n {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compile);
  activateLocale(i18n, locale, texts);
  return i18n;
}

/** Switches to another locale: `texts` override English one by one. */
export function activateLocale(i18n: I18n, locale: string, texts: Messages = {}): void {
  i18n.loadAndActivate({ locale, messages: Object.assign(Object.create(english), texts) });
}

/** Returns the label of an integrator's item: the text of its key, else the label unchanged. */
export function labelOf(i18n: ElementI18n, { label }: { label: string }): string {
  // Plain text is not a message: it may contain braces.
  return label in i18n.messages ? i18n._(label as TextId) : label;
}

/**
 * Returns whether a text contains more than `{name}`, such as plurals, and needs the compiler of
 * `icu.ts`.
 */
export function needsIcu(text: string): boolean {
  return /[{}]/.test(text.replace(PLACEHOLDER, ''));
}

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Compiles `Hello {name}`; anything more complex is already compiled. Most texts have no
 * placeholder.
 */
function compile(message: string): (string | [string])[] {
  if (!message.includes('{')) return [message];
  const parts = message.split(PLACEHOLDER);
  return parts.flatMap<string | [string]>((part, index) => {
    if (index % 2) return [[part]];
    return part ? [part] : [];
  });
}

import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { needsIcu } from '../../src/locales/i18n';
import type { Texts } from './textParts';

/** Compiles what needs a compiler, plurals say: visitors need not load one for our own texts. */
export function compileTexts(texts: Texts): Record<string, string | CompiledMessage> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      needsIcu(text) ? compileMessageOrThrow(text) : text,
    ]),
  );
}

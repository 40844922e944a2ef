import { languageDetector } from 'hono/language';
import { de } from './de';
import { en, type Messages } from './en';
import { es } from './es';
import { it } from './it';
import { ru } from './ru';
import { zh } from './zh';

/** The messages by language subtag; English is the default. */
const LANGUAGES: Record<string, Messages> = { en, zh, es, de, it, ru };

/** Name of a message. */
export type MessageName = Exclude<keyof Messages, 'codeMail'>;

/** A message, and the seconds to wait if it says for how long. */
export interface Message {
  message: MessageName;
  seconds?: number;
}

/**
 * Chooses the language of a call from the header Accept-Language, as `c.get('language')`. Regional
 * variants get the messages of their language: `de-AT` is German, and `zh-CN` Chinese.
 */
export const detectLanguage = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: Object.keys(LANGUAGES),
  fallbackLanguage: 'en',
});

/** Returns the messages of a language that `detectLanguage` has chosen. */
export function messagesIn(language: string): Messages {
  return LANGUAGES[language] ?? en;
}

/** Returns the text of a message; empty if there is none. */
export function textOf({ message, seconds = 0 }: Partial<Message>, language = 'en'): string {
  if (!message) return '';
  const text = messagesIn(language)[message];
  return typeof text === 'string' ? text : text(seconds / 60);
}

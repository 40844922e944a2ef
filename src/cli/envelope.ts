import type { Answer } from './call';
import { quote } from './quote';

/** What every account call answers (specification §5, §7). */
export interface Envelope {
  Code: number;
  Message?: string | null;
  Data?: unknown;
}

/** The envelope of an answer, or undefined where it is none. */
export function envelopeOf({ json }: Answer): Envelope | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { Code, Message } = json as Partial<Envelope>;
  const readable = typeof Code === 'number' && (typeof Message === 'string' || Message == null);
  return readable ? (json as Envelope) : undefined;
}

/** Code and Message of a failure, for a sentence. */
export function saying({ Code, Message }: Envelope, hide: (text: string) => string): string {
  return `Code ${Code}, ${Message ? quote(hide(Message)) : 'without a Message'}`;
}

/** Why an answer that is no envelope leaves a check open; the check `envelope` reports it. */
export const NO_ENVELOPE = { unchecked: 'The answer is no envelope.' };

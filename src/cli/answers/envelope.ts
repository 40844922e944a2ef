import { type Envelope, isEnvelope } from '../../api/envelope';
import type { Answer } from './call';

/** Returns the envelope of a response; undefined if it is not one. */
export function envelopeOf({ json }: Answer): Envelope | undefined {
  return isEnvelope(json) ? json : undefined;
}

/** Formats Code and Message of a failure for a sentence. */
export function formatEnvelope(
  { Code, Message }: Envelope,
  hide: (text: string) => string,
): string {
  return `Code ${Code}, ${Message ? quote(hide(Message)) : 'without a Message'}`;
}

/** Quotes a text of the server for printing: one line, no control characters, at most 120 characters. */
export function quote(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return `"${plain.length > 120 ? `${plain.slice(0, 119)}…` : plain}"`;
}

import type { Answer } from '../answers/call';
import { envelopeOf } from '../answers/envelope';
import { UNKNOWN_USER_ID } from './serverCalls';

/** Compares the answers for a known and an unknown user: status, Code, Message and Data. */
export function answersDiffer(known: Answer, unknown: Answer, user: string): boolean {
  // Both may repeat the user id that was sent.
  const comparable = (answer: Answer) => {
    const { Code, Message, Data } = envelopeOf(answer) ?? {};
    const text = JSON.stringify([answer.status, Code, Message, Data]);
    return text.replaceAll(UNKNOWN_USER_ID, '').replaceAll(user, '');
  };
  return comparable(known) !== comparable(unknown);
}

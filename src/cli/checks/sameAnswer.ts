import type { Answer } from '../call';
import { envelopeOf } from '../envelope';
import { NOBODY } from '../visit';

/** Whether the answers for the account and for nobody differ: in status, Code, Message or Data. */
export function tellApart(known: Answer, unknown: Answer, user: string): boolean {
  // Both may name the user that was asked for; that tells nothing new.
  const told = (answer: Answer) => {
    const { Code, Message, Data } = envelopeOf(answer) ?? {};
    const said = JSON.stringify([answer.status, Code, Message, Data]);
    return said.replaceAll(NOBODY, '').replaceAll(user, '');
  };
  return told(known) !== told(unknown);
}

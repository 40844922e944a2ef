import type { Message } from './messages/messages';

/** Result of a step of the password reset; code 0 is success, which may have no message. */
export interface StepResult extends Partial<Message> {
  code: number;
}

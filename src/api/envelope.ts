import { SUCCESS_CODE } from '../constants';
import { ApiError, keptMessage } from './errors';

/** Answer of every account call. `Code` 0 is success, any other a failure described by `Message`. */
export interface Envelope {
  Code: number;
  Message?: string | null;
  Data?: unknown;
}

/**
 * Returns `Data` of a successful envelope.
 * @throws ApiError with the server's Message for any other Code, `malformed` if it is not an envelope
 */
export function unwrapEnvelope(answer: unknown, status?: number): unknown {
  if (!isEnvelope(answer)) throw invalidAnswer(status);
  if (answer.Code !== SUCCESS_CODE) {
    const message = keptMessage(answer.Message ?? '');
    throw new ApiError(message, { reason: 'server', code: answer.Code, status });
  }
  return answer.Data;
}

/** Returns the error of an answer in an unexpected format. */
export const invalidAnswer = (status?: number) =>
  new ApiError('The server sent an answer that cannot be read.', { reason: 'malformed', status });

/** Returns whether an answer is an envelope. */
export function isEnvelope(answer: unknown): answer is Envelope {
  if (typeof answer !== 'object' || answer === null) return false;
  const { Code, Message } = answer as Partial<Envelope>;
  return typeof Code === 'number' && (typeof Message === 'string' || Message == null);
}

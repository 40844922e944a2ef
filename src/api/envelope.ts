import { SUCCESS_CODE } from '../constants';
import { ApiError } from './errors';

/** What every account call answers (§7): `Code` 0 is success, anything else a failure worded by `Message` (§5). */
export interface Envelope {
  Code: number;
  Message?: string | null;
  Data?: unknown;
}

/**
 * Returns `Data` of a successful envelope.
 * @throws ApiError with the server's Message for any other Code, `malformed` for what is no envelope.
 */
export function unwrap(answer: unknown, status?: number): unknown {
  if (!isEnvelope(answer)) throw unreadable(status);
  if (answer.Code !== SUCCESS_CODE) {
    throw new ApiError(answer.Message ?? '', { reason: 'server', code: answer.Code, status });
  }
  return answer.Data;
}

/** What a request rejects with where the server answered something else than was agreed. */
export const unreadable = (status?: number) =>
  new ApiError('The server gave an answer that cannot be read.', { reason: 'malformed', status });

function isEnvelope(answer: unknown): answer is Envelope {
  if (typeof answer !== 'object' || answer === null) return false;
  const { Code, Message } = answer as Partial<Envelope>;
  return typeof Code === 'number' && (typeof Message === 'string' || Message == null);
}

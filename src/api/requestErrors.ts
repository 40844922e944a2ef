import { ApiError, keptMessage } from './errors';

/** Returns the error of a request that its caller aborted. */
export const abortedError = () => new ApiError('The request was canceled.', { reason: 'aborted' });

/** Returns the error of an answer with an error status: its message field, or else the status text. */
export function refusalError(response: {
  status: number;
  statusText: string;
  _data?: unknown;
}): ApiError {
  const { status, statusText, _data } = response;
  const { message, Message, Code } = (_data ?? {}) as Record<string, unknown>;
  const texts = [message, Message, statusText].filter((part) => typeof part === 'string');
  const text = texts.map(keptMessage).find((part) => part !== '') ?? '';
  return new ApiError(text, {
    reason: 'server',
    code: typeof Code === 'number' ? Code : undefined,
    status,
  });
}

import { ApiError, isReason } from '../../../api/errors';

/** Errors that the browser throws, such as "Failed to fetch": their messages are for developers. */
const BROWSER_ERRORS: unknown[] = ['TypeError', 'RangeError', 'SyntaxError', 'ReferenceError'];

/** Converts anything that a provider threw to an ApiError. The message of a browser error goes to the console. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  // Another copy of the bundle and a custom provider throw errors of other classes.
  const { name, message = cause, reason, code, status } = Object(cause) as Record<string, unknown>;
  const isForUser = typeof message === 'string' && !BROWSER_ERRORS.includes(name);
  if (!isForUser) console.error(cause);
  return new ApiError(isForUser ? message : '', {
    reason: isReason(reason) ? reason : 'server',
    code: number(code),
    status: number(status),
  });
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

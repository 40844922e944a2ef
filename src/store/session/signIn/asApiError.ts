import { ApiError, isReason } from '../../../api/errors';

/** Converts anything that a provider threw to an ApiError. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  // Another copy of the bundle and a custom provider throw errors of other classes.
  const { message = cause, reason, code, status } = Object(cause) as Record<string, unknown>;
  return new ApiError(typeof message === 'string' ? message : '', {
    reason: isReason(reason) ? reason : 'server',
    code: number(code),
    status: number(status),
  });
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

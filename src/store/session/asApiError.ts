import { ApiError, isReason } from '../../api/errors';

/** Whatever a provider threw, as the failure it is. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  // A second copy of the bundle or the integrator's own provider throws errors of its own kind.
  const { message = cause, reason, code, status } = Object(cause) as Record<string, unknown>;
  return new ApiError(typeof message === 'string' ? message : '', {
    reason: isReason(reason) ? reason : 'server',
    code: number(code),
    status: number(status),
  });
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

const REASONS = ['server', 'network', 'timeout', 'aborted', 'malformed', 'no-token'] as const;

/** Cause of a failed request. Views have a text for each. */
export type FailureReason = (typeof REASONS)[number];

/** Whether a value is a known cause of failure. */
export const isReason = (value: unknown): value is FailureReason =>
  REASONS.includes(value as FailureReason);

/**
 * Error that every failed request rejects with. `message` is the server's Message, unchanged, if there
 * is one; `code` is its Code, `status` the HTTP status.
 */
export class ApiError extends Error {
  /** Always `ApiError`. */
  override readonly name = 'ApiError';
  /** Cause of the failure. */
  readonly reason: FailureReason;
  /** `Code` of the server's response. */
  readonly code: number | undefined;
  /** HTTP status. */
  readonly status: number | undefined;

  constructor(message: string, facts: { reason: FailureReason; code?: number; status?: number }) {
    super(message);
    this.reason = facts.reason;
    this.code = facts.code;
    this.status = facts.status;
  }
}

/** Returns the error of a request that its caller aborted. */
export const cancelledError = () =>
  new ApiError('The request was cancelled.', { reason: 'aborted' });

/** Returns the error of an answer with an error status: its message field, or else the status text. */
export function refusalError(response: {
  status: number;
  statusText: string;
  _data?: unknown;
}): ApiError {
  const { status, statusText, _data } = response;
  const { message, Message, Code } = (_data ?? {}) as Record<string, unknown>;
  const text = [message, Message, statusText].find((part) => typeof part === 'string' && part);
  return new ApiError((text as string | undefined) ?? '', {
    reason: 'server',
    code: typeof Code === 'number' ? Code : undefined,
    status,
  });
}

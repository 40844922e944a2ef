const REASONS = ['server', 'network', 'timeout', 'aborted', 'malformed', 'no-token'] as const;

/** Why a request failed, for the view that words it. */
export type FailureReason = (typeof REASONS)[number];

export const isReason = (value: unknown): value is FailureReason =>
  REASONS.includes(value as FailureReason);

/**
 * The one error a request rejects with.
 * `message` is the server's Message unchanged where it gave one; `code` its Code, `status` the HTTP status.
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

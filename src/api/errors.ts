const REASONS = ['server', 'network', 'timeout', 'aborted', 'malformed', 'no-token'] as const;

/** Cause of a failed request. Views have a text for each. */
export type FailureReason = (typeof REASONS)[number];

/** Whether a value is a known cause of failure. */
export const isReason = (value: unknown): value is FailureReason =>
  REASONS.includes(value as FailureReason);

/** Number of characters of a server's message that an error keeps: laying out a longer one would freeze the page. */
const MAX_MESSAGE_LENGTH = 5000;

/** Returns a server's message as an error keeps it; a blank one is empty, so that views show their own text. */
export const keptMessage = (message: string) => message.slice(0, MAX_MESSAGE_LENGTH).trim();

/**
 * Error that every failed request rejects with. `message` is the server's Message, if there is one, cut after
 * 5,000 characters; `code` is its Code, `status` the HTTP status.
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

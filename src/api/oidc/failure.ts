import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { ApiError } from '../errors';

/** Cause of a failed hosted sign-in. The view has a text for each. */
export type HostedProblem = keyof typeof MESSAGES;

const MESSAGES = {
  denied: 'The sign-in was declined at the identity provider.',
  discovery: 'The configuration of the identity provider cannot be read.',
  expired: 'The sign-in took too long.',
  insecure: 'A hosted sign-in needs a page that was loaded by https.',
  refused: 'The identity provider refused the sign-in.',
  settings:
    'auth="oidc" needs oidc-authority and oidc-client-id; oidc-redirect-uri, if set, must be a URL.',
  state: 'The sign-in was not started in this tab, or was already used.',
  storage: 'The browser blocks storage for this page, which a hosted sign-in needs.',
  unreachable: 'The identity provider cannot be reached.',
} as const;

/**
 * Error of a failed hosted sign-in. Its message is a constant: texts of the provider or in the address
 * are untrusted.
 */
export class HostedError extends ApiError {
  /** Cause of the failure. */
  readonly problem: HostedProblem;

  constructor(problem: HostedProblem) {
    super(MESSAGES[problem], { reason: problem === 'unreachable' ? 'network' : 'server' });
    this.problem = problem;
  }
}

/** Error codes of a refusal. Others, such as `temporarily_unavailable`, do not mean that a later attempt will fail. */
const REFUSALS = /^(invalid|unauthorized|unsupported)|_(required|supported)$/;

/** Converts a thrown value to a HostedError, whose problem is `fallback` if the cause is unknown. */
export function toHostedError(cause: unknown, fallback: HostedProblem): HostedError {
  if (cause instanceof HostedError) return cause;
  if (cause instanceof ErrorResponse) {
    const { error } = cause;
    if (error === 'access_denied') return new HostedError('denied');
    return new HostedError(REFUSALS.test(`${error}`) ? 'refused' : 'unreachable');
  }
  // fetch rejects with a TypeError if there is no answer or CORS does not allow reading it.
  const unanswered = cause instanceof ErrorTimeout || cause instanceof TypeError;
  return new HostedError(unanswered ? 'unreachable' : fallback);
}

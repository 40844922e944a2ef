import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { ApiError } from './errors';

/** What can go wrong at a hosted sign-in, for the view that words it. */
export type HostedProblem = keyof typeof MESSAGES;

const MESSAGES = {
  denied: 'The sign-in was declined at the identity provider.',
  discovery: 'The settings of the identity provider cannot be read.',
  expired: 'The sign-in took too long.',
  insecure: 'A hosted sign-in needs a page that came by https.',
  refused: 'The identity provider refused the sign-in.',
  settings:
    'auth="oidc" needs oidc-authority and oidc-client-id; oidc-redirect-uri, where given, is an address.',
  state: 'The sign-in was not begun in this tab, or has been used already.',
  storage: 'The browser keeps nothing for this page, which a hosted sign-in needs.',
  unreachable: 'The identity provider cannot be reached.',
} as const;

/** A hosted sign-in that failed. Its message is ours: what the provider or the address say is input. */
export class HostedError extends ApiError {
  readonly problem: HostedProblem;

  constructor(problem: HostedProblem) {
    super(MESSAGES[problem], { reason: problem === 'unreachable' ? 'network' : 'server' });
    this.problem = problem;
  }
}

/** The failure behind whatever was thrown; `otherwise` where it has no better name. */
export function explain(cause: unknown, otherwise: HostedProblem): HostedError {
  if (cause instanceof HostedError) return cause;
  if (cause instanceof ErrorResponse) {
    return new HostedError(cause.error === 'access_denied' ? 'denied' : 'refused');
  }
  // fetch rejects with a TypeError where there is no answer at all, or none that CORS lets us read.
  const unanswered = cause instanceof ErrorTimeout || cause instanceof TypeError;
  return new HostedError(unanswered ? 'unreachable' : otherwise);
}

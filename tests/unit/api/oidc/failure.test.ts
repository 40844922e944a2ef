import { ErrorResponse } from 'oidc-client-ts';
import { expect, it } from 'vitest';
import { toHostedError } from '../../../../src/api/oidc/failure';

const problemOf = (error: string) =>
  toHostedError(new ErrorResponse({ error }), 'unreachable').problem;

it.each([
  'invalid_grant',
  'invalid_client',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'request_not_supported',
])('an answer with "%s" is a refusal', (error) => {
  expect(problemOf(error)).toBe('refused');
});

it.each(['temporarily_unavailable', 'server_error', 'too_many_requests', 'slow_down'])(
  'an answer with "%s" is not a refusal: the provider may sign the user in later',
  (error) => {
    expect(problemOf(error)).toBe('unreachable');
  },
);

it('an answer with "access_denied" says that the user has declined', () => {
  expect(problemOf('access_denied')).toBe('denied');
});

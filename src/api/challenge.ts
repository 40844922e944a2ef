import { CHALLENGE_PATH } from '../constants';
import type { SignInAnswer, UserRecord } from './account';
import type { Request } from './http';

/** Values of `Kind` in the server's answer. */
type Kind = 'code' | 'new-password';

/**
 * Converts `Data` of a sign-in answer: a `Challenge` becomes a second step that is answered at its own
 * address, anything else is returned unchanged.
 */
export function toSignInAnswer(request: Request, data: unknown, clientId: string): SignInAnswer {
  const { Challenge } = Object(data) as { Challenge?: unknown };
  if (!Challenge) return data as UserRecord;
  const { Kind, Message, Id } = Object(Challenge) as Record<string, unknown>;
  return {
    challenge: {
      // Without an id, it cannot be answered: the session refuses an unknown kind.
      kind: (Id ? Kind : undefined) as Kind,
      message: Message as string | undefined,
      async answer(value) {
        const next = await request(CHALLENGE_PATH, {
          method: 'POST',
          body: { Id, Value: value, ClientId: clientId },
          envelope: true,
        });
        return toSignInAnswer(request, next, clientId);
      },
    },
  };
}

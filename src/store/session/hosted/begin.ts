import { shared } from '../../element/registry';
import { asApiError } from '../asApiError';
import type { Session } from '../session';
import { toUserRecord } from '../userRecord';
import { hostedProvider, type Place } from './provider';

/** Milliseconds that a provider may take before the sign-in screen stops waiting for it. */
const PATIENCE = 8_000;

/**
 * Asks a provider, once on a page, for the user whom a redirect brought back. Meanwhile the sign-in
 * screen is busy; a user who comes later than that is taken over all the same.
 */
export async function begin(place: Place): Promise<void> {
  const { session, options } = place;
  const { authProvider: own } = options();
  const begun = shared('begun', () => new WeakSet<object>());
  const asked = own ?? session;
  if (begun.has(asked)) return;
  begun.add(asked);
  const waiting = wait(session);
  try {
    const provider = own ?? hostedProvider(place);
    const record = toUserRecord(await provider.start?.());
    waiting.end();
    if (record) session.adopt(record);
  } catch (cause) {
    waiting.end();
    const error = asApiError(cause);
    if (!session.getState().user) session.setState({ attempt: 'failed', error });
  }
}

/** Shows the sign-in screen busy, unless something else happens to the session. */
function wait(session: Session) {
  if (session.getState().user) return { end() {} };
  session.setState({ attempt: 'pending', error: undefined });
  const pending = session.getState();
  const end = () => {
    clearTimeout(timer);
    if (session.getState() === pending) session.setState({ attempt: 'idle' });
  };
  const timer = setTimeout(end, PATIENCE);
  return { end };
}

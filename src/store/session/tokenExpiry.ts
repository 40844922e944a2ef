import { jwtLife } from '../../api/jwtPayload';
import { EXPIRY_WARNING, LONGEST_TIMER } from '../../constants';
import type { Alerts } from './connectionStatus';
import type { Session } from './session';

/** A token from further in the future than this, in ms, means that the browser's clock is wrong. */
const TOLERANCE = 60_000;

/** How far the issuer's clock was ahead when a user came, by user; undefined for a restored one. */
const clocks = new WeakMap<object, number | undefined>();

/** Says in the alerts when the token is about to end. It never signs out: only the server can tell. */
export function watchExpiry(session: Session, alerts: Alerts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const left = timeLeft();
    const ending = left !== undefined && left > 0 && left <= EXPIRY_WARNING;
    if (alerts.getState().ending !== ending) alerts.setState({ ending });
    if (left === undefined || left <= 0) return;
    timer = setTimeout(look, Math.min(ending ? left : left - EXPIRY_WARNING, LONGEST_TIMER));
  }

  function timeLeft(): number | undefined {
    const { user } = session.getState();
    const life = lifeOf(session.getToken());
    if (!user || !life) return undefined;
    const clock = alerts.getState().clock ?? clocks.get(user);
    if (clock === undefined && life.from > Date.now() + TOLERANCE) return undefined;
    return life.to - Date.now() - (clock ?? 0);
  }

  /** A token that has just been issued tells its issuer's clock; a restored one may be hours old. */
  function meet(fresh: boolean) {
    const { user } = session.getState();
    if (!user || clocks.has(user)) return;
    const issued = fresh ? lifeOf(session.getToken())?.from : undefined;
    clocks.set(user, issued ? issued - Date.now() : undefined);
  }

  // Timers stand still while the machine sleeps.
  document.addEventListener('visibilitychange', look);
  meet(session.getState().person > 0);
  look();
  const ends = [
    session.subscribe((now, before) => {
      if (now.user !== before.user) meet(true);
      look();
    }),
    alerts.subscribe((now, before) => {
      if (now.clock !== before.clock) look();
    }),
  ];
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    for (const end of ends) end();
  };
}

/**
 * From when to when a JWT holds, in ms since 1970; `from` is 0 where it says none. Undefined for any
 * other token, and for one that holds no longer than the warning would last.
 */
export function lifeOf(token: string | undefined): { from: number; to: number } | undefined {
  const life = jwtLife(token ?? '');
  return life.to - life.from > EXPIRY_WARNING ? life : undefined;
}

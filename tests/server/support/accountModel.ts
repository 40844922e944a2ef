/** A user as the model knows it. */
export interface ModelUser {
  password: string;
  role: string;
  active: boolean;
  /** The codes that were mailed and can still be used. */
  codes: readonly string[];
}

/** A session as the model knows it. */
interface ModelSession {
  user: string;
  ended: boolean;
  expires: number;
}

/** Everything the model knows: users by id, sessions by the number of their sign-in, the time. */
export interface Model {
  now: number;
  users: Readonly<Record<string, ModelUser>>;
  sessions: Readonly<Record<number, ModelSession>>;
}

/** What is done to the accounts. Sign-ins are numbered; the number names the session. */
export type Act =
  | { kind: 'sign-in'; number: number; user: string; password: string }
  | { kind: 'reset'; user: string; code: string; password: string }
  | { kind: 'role'; user: string; role: string }
  | { kind: 'deactivate' | 'activate'; user: string }
  | { kind: 'log-out'; session: number };

const TWELVE_HOURS = 12 * 60 * 60_000;
const REFUSED = 1000;

/** Returns the Code that a server answers, and the model after the act. */
export function apply(model: Model, act: Act): { code: number; model: Model } {
  if (act.kind === 'log-out') {
    return { code: 0, model: endSessions(model, (_, number) => number === act.session) };
  }
  const user = model.users[act.user] as ModelUser;
  const change = (values: Partial<ModelUser>, from = model) => ({
    code: 0,
    model: { ...from, users: { ...from.users, [act.user]: { ...user, ...values } } },
  });
  const ended = () => endSessions(model, (session) => session.user === act.user);
  switch (act.kind) {
    case 'sign-in': {
      if (!user.active || user.password !== act.password) return { code: 1001, model };
      const session = { user: act.user, ended: false, expires: model.now + TWELVE_HOURS };
      return {
        code: 0,
        model: { ...model, sessions: { ...model.sessions, [act.number]: session } },
      };
    }
    case 'reset':
      if (!user.codes.includes(act.code)) return { code: 1002, model };
      return change({ password: act.password, codes: [] }, ended());
    case 'role':
      return user.role === act.role ? { code: REFUSED, model } : change({ role: act.role });
    case 'deactivate':
      return user.active ? change({ active: false, codes: [] }, ended()) : { code: REFUSED, model };
    case 'activate':
      return user.active ? { code: REFUSED, model } : change({ active: true });
  }
}

/** Returns every model that some order of the acts leads to, if it gives the codes that were answered. */
export function outcomes(model: Model, acts: readonly Act[], codes: readonly number[]): Model[] {
  if (acts.length === 0) return [model];
  return acts.flatMap((act, position) => {
    const step = apply(model, act);
    if (step.code !== codes[position]) return [];
    const others = <Item>(items: readonly Item[]) => items.filter((_, index) => index !== position);
    return outcomes(step.model, others(acts), others(codes));
  });
}

/** Returns the role that a session's token shows, or undefined if the session has ended. */
export function roleOfSession(model: Model, number: number): string | undefined {
  const session = model.sessions[number];
  if (!session || session.ended || session.expires <= model.now) return undefined;
  const user = model.users[session.user];
  return user?.active ? user.role : undefined;
}

function endSessions(
  model: Model,
  chosen: (session: ModelSession, number: number) => boolean,
): Model {
  const entries = Object.entries(model.sessions).map(([number, session]) => [
    number,
    chosen(session, Number(number)) ? { ...session, ended: true } : session,
  ]);
  return { ...model, sessions: Object.fromEntries(entries) };
}

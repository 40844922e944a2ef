/** A user in the model. */
export interface ModelUser {
  password: string;
  role: string;
  active: boolean;
  /** The codes that were mailed and can still be used. */
  codes: readonly string[];
}

/** A session in the model. */
interface ModelSession {
  user: string;
  ended: boolean;
  expires: number;
}

/** State of the model: users by id, sessions by the number of their sign-in, and the time. */
export interface Model {
  now: number;
  users: Readonly<Record<string, ModelUser>>;
  sessions: Readonly<Record<number, ModelSession>>;
}

/** A change of the accounts. Sign-ins are numbered; the number identifies the session. */
export type Change =
  | { kind: 'sign-in'; number: number; user: string; password: string }
  | { kind: 'reset'; user: string; code: string; password: string }
  | { kind: 'role'; user: string; role: string }
  | { kind: 'deactivate' | 'activate'; user: string }
  | { kind: 'logout'; session: number };

const TWELVE_HOURS = 12 * 60 * 60_000;
const REFUSED = 1000;

/** Returns the Code that a server answers, and the model after the change. */
export function apply(model: Model, change: Change): { code: number; model: Model } {
  if (change.kind === 'logout') {
    return { code: 0, model: endSessions(model, (_, number) => number === change.session) };
  }
  const user = model.users[change.user] as ModelUser;
  const update = (values: Partial<ModelUser>, from = model) => ({
    code: 0,
    model: { ...from, users: { ...from.users, [change.user]: { ...user, ...values } } },
  });
  const ended = () => endSessions(model, (session) => session.user === change.user);
  switch (change.kind) {
    case 'sign-in': {
      if (!user.active || user.password !== change.password) return { code: 1001, model };
      const session = { user: change.user, ended: false, expires: model.now + TWELVE_HOURS };
      return {
        code: 0,
        model: { ...model, sessions: { ...model.sessions, [change.number]: session } },
      };
    }
    case 'reset':
      if (!user.codes.includes(change.code)) return { code: 1002, model };
      return update({ password: change.password, codes: [] }, ended());
    case 'role':
      return user.role === change.role ? { code: REFUSED, model } : update({ role: change.role });
    case 'deactivate':
      return user.active ? update({ active: false, codes: [] }, ended()) : { code: REFUSED, model };
    case 'activate':
      return user.active ? { code: REFUSED, model } : update({ active: true });
  }
}

/** Returns every model after some order of the changes in which they give the codes that were answered. */
export function outcomes(
  model: Model,
  changes: readonly Change[],
  codes: readonly number[],
): Model[] {
  if (changes.length === 0) return [model];
  return changes.flatMap((change, position) => {
    const step = apply(model, change);
    if (step.code !== codes[position]) return [];
    const others = <Item>(items: readonly Item[]) => items.filter((_, index) => index !== position);
    return outcomes(step.model, others(changes), others(codes));
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
  isChosen: (session: ModelSession, number: number) => boolean,
): Model {
  const entries = Object.entries(model.sessions).map(([number, session]) => [
    number,
    isChosen(session, Number(number)) ? { ...session, ended: true } : session,
  ]);
  return { ...model, sessions: Object.fromEntries(entries) };
}

import type { Hono } from 'hono';
import { hasFactor } from '../../account/authenticatorApp';
import { hasPasskeys } from '../../account/passkeys/passkeys';
import { ADMINS, ROLES, type StaffCall, staffHandler } from '../../http/auth';
import { refuseConflict } from '../../http/conflict';
import { CODES, refuse, succeed } from '../../http/envelope';
import { choice, type Field, optional, readForm, refuseFields, text } from '../../http/fields';
import { answerList, likePattern, readList } from '../../http/list';
import type { Env, Services } from '../../services';
import { idOf } from '../idOf';
import { selectUsers, USER_SORTS, USER_STATES, userQuery } from './readUsers';
import { type Matrix, matrixProblem, readMatrix, writeMatrix } from './roleAreas';
import {
  activate,
  type Change,
  changeRole,
  deactivate,
  inviteUser,
  mailReset,
  removeFactor,
  removePasskeys,
} from './users';

const USERS = '/api/world/admin/users';

/** Adds the calls of the area Admin, only for administrators. */
export function adminRoutes(app: Hono<Env>, services: Services): void {
  userRoutes(app, services);
  auditRoutes(app, services);
  roleRoutes(app, services);
}

function userRoutes(app: Hono<Env>, services: Services): void {
  app.get(
    USERS,
    admin(services, async ({ c }) => {
      const filters = { role: ROLES, state: USER_STATES };
      const parsed = readList(c, { sort: USER_SORTS, filters });
      if ('refusal' in parsed) return parsed.refusal;
      return answerList(c, userQuery(services, parsed.list), parsed.list);
    }),
  );
  app.get(
    `${USERS}/:id`,
    admin(services, async (call) => {
      const user = await selectUsers(services).where('id', '=', idOf(call.c)).executeTakeFirst();
      if (!user) return missing(call);
      const { password_hash: hash } = await services.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      return succeed(call.c, {
        ...user,
        hasApp: await hasFactor(services, user.id),
        hasPasskeys: await hasPasskeys(services, user.id),
        hasPassword: hash !== null,
      });
    }),
  );
  app.post(
    USERS,
    admin(services, async ({ c, user }) => {
      const form = await readForm(c, { name: text({ max: 80 }), email, role: choice(ROLES) });
      if ('refusal' in form) return form.refusal;
      const invited = await inviteUser(services, user, form.values);
      if ('id' in invited) return succeed(c, invited);
      if (invited.refused === 'forbidden') return noAdmin(c);
      return refuseFields(c, { email: 'An account with this email already exists.' });
    }),
  );
  app.post(
    `${USERS}/:id/role`,
    admin(services, async (call) => {
      const form = await readForm(call.c, { role: choice(ROLES) });
      if ('refusal' in form) return form.refusal;
      return answer(call, await changeRole(services, call.user, idOf(call.c), form.values.role));
    }),
  );
  const changes = {
    deactivate,
    activate,
    reset: mailReset,
    'remove-factor': removeFactor,
    'remove-passkeys': removePasskeys,
  };
  for (const [path, change] of Object.entries(changes)) {
    app.post(
      `${USERS}/:id/${path}`,
      admin(services, async (call) =>
        answer(call, await change(services, call.user, idOf(call.c))),
      ),
    );
  }
}

/** Highest number of further texts of a search in the audit log. */
const MAX_ALSO = 30;

/** Returns whether a text can be a stored action, role, area or scope. */
const isStoredWord = (text: string) => /^[\w.-]{1,40}$/.test(text);

function auditRoutes(app: Hono<Env>, services: Services): void {
  app.get(
    '/api/world/admin/audit',
    admin(services, async ({ c }) => {
      const parsed = readList(c, {
        sort: ['at', 'actor', 'action', 'subject'],
        dir: 'desc',
        // The page shows other words for actions, roles and areas than those that are stored.
        filters: { also: () => true },
      });
      if ('refusal' in parsed) return parsed.refusal;
      const { q, sort, dir } = parsed.list;
      const also = (c.req.queries('also') ?? []).filter(isStoredWord).slice(0, MAX_ALSO);
      const texts = [q, ...also];
      const columns = ['actor', 'action', 'subject', 'detail'] as const;
      const query = services.db
        .selectFrom('audit')
        .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
        .$if(q !== '', (all) =>
          all.where((eb) =>
            eb.or(
              texts.flatMap((text) =>
                columns.map((column) => eb(column, 'ilike', likePattern(text))),
              ),
            ),
          ),
        )
        .orderBy(sort, dir)
        .orderBy('id', dir);
      return answerList(c, query, parsed.list);
    }),
  );
}

function roleRoutes(app: Hono<Env>, services: Services): void {
  app.get(
    '/api/world/admin/roles',
    admin(services, async ({ c }) => succeed(c, await readMatrix(services))),
  );
  app.put(
    '/api/world/admin/roles',
    admin(services, async ({ c, user }) => {
      const form = await readForm(c, { matrix, seen: optional(matrix) });
      if ('refusal' in form) return form.refusal;
      const written = await writeMatrix(services, user, form.values);
      if (written === 'forbidden') return noAdmin(c);
      const current = await readMatrix(services);
      return written === 'done' ? succeed(c, current) : refuseConflict(c, current);
    }),
  );
}

/** Creates the handler of a call for administrators. */
function admin(services: Services, answer: (call: StaffCall) => Promise<Response>) {
  return staffHandler(services, answer, ADMINS);
}

function answer(call: StaffCall, change: Change): Response {
  const { c } = call;
  if (change.result === 'done') return succeed(c);
  if (change.result === 'forbidden') return noAdmin(c);
  if (change.result === 'refused') return refuse(c, CODES.badRequest, change.message);
  return missing(call);
}

const noAdmin = (c: StaffCall['c']) =>
  refuse(c, CODES.forbidden, 'You are no longer an administrator.', 403);

const missing = ({ c }: StaffCall) => refuse(c, CODES.notFound, 'Account not found.', 404);

/** Field of an email address, converted to lower case. */
const email: Field<string> = (input) => {
  const read = text({ max: 120 })(input);
  if ('problem' in read) return read;
  const value = read.value.toLowerCase();
  return /^[a-z\d][a-z\d._+'-]*@[a-z\d-]+(\.[a-z\d-]+)+$/.test(value)
    ? { value }
    : { problem: 'Enter an address such as name@northgate.example.' };
};

const matrix: Field<Matrix> = (input) => {
  const problem = matrixProblem(input);
  return problem ? { problem: `The matrix ${problem}.` } : { value: input as Matrix };
};

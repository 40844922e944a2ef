import type { StaffCall } from '../http/auth';
import { refuseConflict } from '../http/conflict';
import { CODES, refuse, succeed } from '../http/envelope';
import { choice, optional, readForm, refuseFields, revision, text } from '../http/fields';
import type { Services } from '../services';
import { type Area, areasOf } from './admin/roleAreas';
import { MAX_REASON } from './apppublish/stages';
import { idOf } from './idOf';
import { recordActivity } from './recordActivity';
import { SETTABLE_STATES, type SettableState } from './tables/organizations';

/** Maximum length of a note: one of a rollback fits, with the number of the release. */
const MAX_NOTE = MAX_REASON + 100;

/** Sites or applications: they are shown in the same way, and editors change their state and note in the same way. */
interface Kind {
  table: 'sites' | 'applications';
  /** Their area, which is also the kind of their activity. */
  area: 'site' | 'application';
  /** Returns one as its page shows it; undefined if it does not exist. */
  find(services: Services, id: string, areas: readonly Area[]): Promise<object | undefined>;
  /** Returns the verb of the activity. */
  verbOf(state: SettableState | undefined): string;
  /** Message if it does not exist. */
  missing: string;
}

/** Creates the handlers of the calls that show and change one site or application. */
export function stateAndNoteHandlers(kind: Kind) {
  const find = async ({ services, user }: StaffCall, id: string) =>
    kind.find(services, id, await areasOf(services, user.role));
  const missing = ({ c }: StaffCall) => refuse(c, CODES.notFound, kind.missing, 404);

  async function show(call: StaffCall) {
    const found = await find(call, idOf(call.c));
    return found ? succeed(call.c, found) : missing(call);
  }

  async function change(call: StaffCall) {
    const { c, services, user } = call;
    const form = await readForm(c, {
      state: optional(choice(SETTABLE_STATES)),
      note: optional(text({ min: 0, max: MAX_NOTE, lines: true })),
      revision,
    });
    if ('refusal' in form) return form.refusal;
    const { state, note, revision: seen } = form.values;
    if (state === undefined && note === undefined) {
      return refuseFields(c, { note: 'Change the state or the note.' });
    }
    const id = idOf(c);
    const changed = await services.db.transaction().execute(async (trx) => {
      const changed_at = services.now();
      const row = await trx
        .updateTable(kind.table)
        .set((eb) => ({ state, note, changed_at, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .where('revision', '=', seen)
        .returning('name')
        .executeTakeFirst();
      if (!row) return false;
      const what = { text: `${kind.verbOf(state)} ${row.name}`, link: `/${kind.area}/${id}` };
      await recordActivity(trx, changed_at, user, { kind: kind.area, ...what });
      return true;
    });
    const current = await find(call, id);
    if (!current) return missing(call);
    return changed ? succeed(c, current) : refuseConflict(c, current);
  }

  return { show, change };
}

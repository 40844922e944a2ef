import { isAborted } from './call.js';
import { refusalOf } from './messageOf.js';
import { workOf } from './unsavedWork.js';

/**
 * Makes the same change to several records, one by one, also after a refusal of one of them. Leaving the area would end
 * it, so the area has unsaved work meanwhile.
 *
 * @param area the context of the area
 * @param {object[]} rows
 * @param {(row: object) => Promise<unknown>} change
 * @returns {Promise<{row: object, why: string}[]>} the records that were not changed
 */
export async function changeEach(area, rows, change) {
  const { setUnsaved } = workOf(area);
  const name = Symbol('changes');
  const failed = [];
  if (rows.length > 1) setUnsaved(name, true);
  for (const row of rows) {
    try {
      await change(row);
    } catch (error) {
      // The area was left.
      if (isAborted(error)) break;
      failed.push({ row, why: refusalOf(error) });
    }
  }
  setUnsaved(name, false);
  return failed;
}

/** Reports the refusal of a change that was made to one record, by its menu. */
export async function notifyFailure(area, changing, nameOf = ({ name }) => name) {
  const [failure] = await changing;
  if (failure) area.notify({ kind: 'warning', text: `${nameOf(failure.row)}: ${failure.why}` });
}

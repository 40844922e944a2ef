import { isAborted } from './call.js';
import { refusalOf } from './messageOf.js';

/**
 * Makes the same change to several records, one by one, also after a refusal of one of them.
 *
 * @param {object[]} rows
 * @param {(row: object) => Promise<unknown>} change
 * @returns {Promise<{row: object, why: string}[]>} the records that were not changed
 */
export async function changeEach(rows, change) {
  const failed = [];
  for (const row of rows) {
    try {
      await change(row);
    } catch (error) {
      // The area was left.
      if (isAborted(error)) break;
      failed.push({ row, why: refusalOf(error) });
    }
  }
  return failed;
}

/** Reports the refusal of a change that was made to one record, by its menu. */
export async function notifyFailure(area, changing, nameOf = ({ name }) => name) {
  const [failure] = await changing;
  if (failure) area.notify({ kind: 'warning', text: `${nameOf(failure.row)}: ${failure.why}` });
}

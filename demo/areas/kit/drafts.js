/** The keys of the drafts that are being sent, for the drafts of each area. */
const sending = new WeakMap();

/** Returns a draft, unless it is being sent: a page that is opened meanwhile must not offer the same text again. */
export const draftOf = ({ draft }, key) =>
  sending.get(draft)?.has(key) ? undefined : draft.get(key);

/**
 * Sends what a draft keeps. The draft is deleted after success, unless it has another value by then; until then it
 * survives a reload, and after a refusal it is offered again.
 *
 * @param area the context of the area
 * @param {string} key
 * @param {() => Promise<unknown>} send
 */
export async function sendDraft({ draft }, key, send) {
  const keys = sending.get(draft) ?? new Set();
  sending.set(draft, keys);
  keys.add(key);
  try {
    const sent = await draft.get(key);
    const answer = await send();
    if (isSame(await draft.get(key), sent)) await draft.delete(key);
    return answer;
  } finally {
    keys.delete(key);
  }
}

/** Returns whether two values are the same as JSON. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

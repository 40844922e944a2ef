/** The unsaved work in each area, by the context that the area was mounted with. */
const works = new WeakMap();

/** Returns the unsaved work of the user in an area: what is unsaved, and its drafts. */
export function workOf(area) {
  const work = works.get(area) ?? createWork(area);
  works.set(area, work);
  return work;
}

function createWork(area) {
  /** The names of what is unsaved. */
  const unsaved = new Set();
  /** The keys of the drafts that are being sent. */
  const sending = new Set();
  /** The drafts, while they are only in memory. */
  let held;
  const drafts = () => held ?? area.draft;

  return {
    /** Marks a piece of work as unsaved, or as saved. The area is dirty while one piece is unsaved. */
    setUnsaved(name, isUnsaved) {
      if (isUnsaved) unsaved.add(name);
      else unsaved.delete(name);
      area.setDirty(unsaved.size > 0);
    },

    /** Returns a draft, unless it is being sent: a page that is opened meanwhile must not offer the same text again. */
    draftOf: (key) => (sending.has(key) ? undefined : drafts().get(key)),

    /** Stores a draft; deletes it if the value is undefined. */
    setDraft(key, value) {
      if (value === undefined) drafts().delete(key);
      else drafts().set(key, value);
    },

    /** Replaces a draft by what `change` returns for it; leaves it as it is if that is undefined. */
    async changeDraft(key, change) {
      const changed = change(await drafts().get(key));
      if (changed !== undefined) await drafts().set(key, changed);
    },

    /**
     * Sends what a draft keeps. The draft is deleted after success, unless it has another value by then; until then
     * it survives a reload, and after a refusal it is offered again.
     *
     * @param {string} key
     * @param {() => Promise<unknown>} send
     */
    async sendDraft(key, send) {
      sending.add(key);
      try {
        const sent = await drafts().get(key);
        const answer = await send();
        if (isSame(await drafts().get(key), sent)) await drafts().delete(key);
        return answer;
      } finally {
        sending.delete(key);
      }
    },

    /**
     * Takes drafts out of the browser's storage, or puts them back. While the browser has a draft of the area, the
     * shell says that the draft is kept when the user leaves, which is not true of all unsaved work.
     *
     * @param {string[]} keys all drafts of the area
     * @param {boolean} wanted whether they are only in memory
     */
    holdDrafts(keys, wanted) {
      if (wanted === Boolean(held)) return;
      const [from, to] = wanted ? [area.draft, new Map()] : [held, area.draft];
      held = wanted ? to : undefined;
      for (const key of keys) {
        if (from.get(key) !== undefined) to.set(key, from.get(key));
        from.delete(key);
      }
    },
  };
}

/** Returns whether two values are the same as JSON. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

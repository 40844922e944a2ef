/**
 * Returns the area with drafts that can be held in memory. While the browser has a draft of the area, the shell says
 * that the draft is kept when the user leaves, which is not true of a new key.
 *
 * @param area the context of the area
 * @param {string[]} names all drafts of the area
 * @returns the area; `area.draft.hold(true)` takes its drafts out of the browser's storage, and `hold(false)` puts
 *   them back
 */
export function withHeldDrafts(area, names) {
  const stored = area.draft;
  let held;
  const draft = {
    get: (name) => (held ?? stored).get(name),
    set: (name, value) => (held ?? stored).set(name, value),
    delete: (name) => (held ?? stored).delete(name),
    hold(wanted) {
      if (wanted === Boolean(held)) return;
      const [from, to] = wanted ? [stored, new Map()] : [held, stored];
      held = wanted ? to : undefined;
      for (const name of names) {
        if (from.get(name) !== undefined) to.set(name, from.get(name));
        from.delete(name);
      }
    },
  };
  return Object.create(area, { draft: { value: draft } });
}

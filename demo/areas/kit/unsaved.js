/** The names of the unsaved work of each area. */
const unsavedWork = new WeakMap();

/**
 * Marks one piece of work of an area as unsaved, or as saved. The area is dirty while one piece is unsaved.
 *
 * @param area the context of the area
 * @param {string} name
 * @param {boolean} unsaved
 */
export function setUnsaved(area, name, unsaved) {
  // Each view of the context has the same function.
  const names = unsavedWork.get(area.setDirty) ?? new Set();
  unsavedWork.set(area.setDirty, names);
  if (unsaved) names.add(name);
  else names.delete(name);
  area.setDirty(names.size > 0);
}

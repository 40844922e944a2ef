/**
 * Combines the unsaved work of several forms of a page: the area is dirty while one of them is. Typed
 * values are drafts, so a confirmation is needed only when the area or the page is left.
 *
 * @param area the context of the area
 * @param {{onLeave: (act: () => void) => void}} page
 * @returns {(form: string) => (dirty: boolean) => void} function that returns, for the name of a form, its
 *   callback `onDirty`
 */
export function unsavedForms(area, page) {
  const dirty = new Set();
  page.onLeave(() => area.setDirty(false));
  return (form) => (unsaved) => {
    if (unsaved) dirty.add(form);
    else dirty.delete(form);
    area.setDirty(dirty.size > 0);
  };
}

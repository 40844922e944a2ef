/**
 * Unsaved work of a page with several forms: leaving asks as long as one of them has some. What is
 * typed is kept as drafts, so only who leaves the area or the page is asked.
 *
 * @param area the context of the area
 * @param {{onLeave: (act: () => void) => void}} page
 * @returns {(form: string) => (dirty: boolean) => void} for each form, by a name of its own, what it
 *   says when typing begins and when it is kept
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

import type { Messages } from '@lingui/core';

/**
 * English by id, built in. Each part of the bundle brings its own texts when it is loaded, so the
 * object grows; catalogs lie over it as over a prototype and see what comes later.
 */
export const english: Messages = Object.create(null);

/** Adds the English texts of a part. */
export function addEnglish(texts: Messages): void {
  Object.assign(english, texts);
}

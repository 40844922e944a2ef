import type { Messages } from '@lingui/core';

/**
 * Built-in English texts by id. Each chunk adds its own texts when it loads, so the object grows;
 * it is the prototype of the catalogs, which therefore see later texts.
 */
export const english: Messages = Object.create(null);

/** Adds the English texts of a chunk. */
export function addEnglish(texts: Messages): void {
  Object.assign(english, texts);
}

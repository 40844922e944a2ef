/**
 * English by id, built in. Each part of the bundle brings its own texts when it is loaded, so the
 * object grows; catalogs lie over it as over a prototype and see what comes later.
 */
export const english: Record<string, string> = Object.create(null);

/** Adds the English texts of a part. */
export function addEnglish(texts: Record<string, string>): void {
  Object.assign(english, texts);
}

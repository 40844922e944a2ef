/**
 * The folder of the bundle, for a module in `dist/npm`. The build puts it in the place of
 * `paint/folder`.
 */
export const folder = new URL('..', import.meta.url).href;

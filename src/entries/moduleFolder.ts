/**
 * Folder of the bundle, for a module in `dist/npm`. The build replaces `paint/folder` with this module.
 */
export const folder = new URL('..', import.meta.url).href;

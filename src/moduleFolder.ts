/**
 * The folder of the bundle, for a module in `dist/npm`. The build puts it in the place of
 * `paint/folder` and `elements/scriptFolder`, by whose names it is exported.
 */
export const folder = new URL('..', import.meta.url).href;
export const SCRIPT_FOLDER = folder;

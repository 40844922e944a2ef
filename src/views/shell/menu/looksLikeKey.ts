/** What looks like a key of a catalog, and not like a text of its own. */
const KEY = /^[a-z]\w*(\.[\w-]+)+$/;

export const looksLikeKey = (label: string): boolean => KEY.test(label);

/** Tells whether a tag is a picker: those have separate modules and no first paint. */
export const isPicker = (tag: string): boolean => /picker/.test(tag);

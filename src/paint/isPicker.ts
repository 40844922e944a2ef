/** Pickers have modules of their own, and nothing is painted of them: React draws them at once. */
export const isPicker = (tag: string): boolean => /picker/.test(tag);

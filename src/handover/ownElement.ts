/** Attribute that marks an element with a custom tag (`define.ts`). Its value is `shell`, for example. */
export const OWN_ELEMENT = 'data-backoffice-element';

/** Selector for shells, sign-in and reset elements, including those with a custom tag. */
export const SESSION_ELEMENTS = `backoffice-shell, backoffice-login, backoffice-reset, [${OWN_ELEMENT}]`;

/** Selector for all shells of a page, including those with a custom tag. */
export const SHELLS = `backoffice-shell, [${OWN_ELEMENT}="shell"]`;

/** Returns whether a tag is a picker: those have separate modules and no first paint. */
export const isPicker = (tag: string): boolean => /picker/.test(tag);

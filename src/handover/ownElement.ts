/** The attribute that an element of ours carries where its tag does not tell (`define.ts`): `shell`, say. */
export const OWN_ELEMENT = 'data-backoffice-element';

/** Matches the shells of a page, whatever they are called. */
export const SHELLS = `backoffice-shell, [${OWN_ELEMENT}="shell"]`;

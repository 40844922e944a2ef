/** The attribute that an element of ours carries where its tag does not tell (`define.ts`). */
export const OWN_ELEMENT = 'data-backoffice-element';

/**
 * Replaces the elements in Node, so that a server can import the modules of a page. Registers nothing;
 * constructing an element throws.
 */
export { ApiError } from '../api/errors';

class NeedsBrowser {
  constructor() {
    throw new Error('The elements of backoffice-elements can be created only in a browser.');
  }
}

export class BackofficeShell extends NeedsBrowser {}
export class BackofficeLogin extends NeedsBrowser {}
export class BackofficeReset extends NeedsBrowser {}
export class BackofficeDatePicker extends NeedsBrowser {}
export class BackofficeTimePicker extends NeedsBrowser {}

/** Does nothing: Node has no registry of custom elements. */
export const defineBackofficeElements = () => ({});

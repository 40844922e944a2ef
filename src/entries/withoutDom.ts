/**
 * What Node gets in place of the elements: the same names, so that a server can import the modules of
 * a page. Nothing is registered; making an element throws.
 */
export { ApiError } from '../api/errors';

class NeedsBrowser {
  constructor() {
    throw new Error('The elements of backoffice-elements can be made in a browser only.');
  }
}

export class BackofficeShell extends NeedsBrowser {}
export class BackofficeLogin extends NeedsBrowser {}
export class BackofficeReset extends NeedsBrowser {}
export class BackofficeDatePicker extends NeedsBrowser {}
export class BackofficeTimePicker extends NeedsBrowser {}

/** Defines nothing: there is no registry. */
export const defineBackofficeElements = () => ({});

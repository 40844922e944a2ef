/**
 * Replaces the elements in Node, so that a server can import the modules of a page. Registers nothing;
 * constructing an element throws.
 */
import { type DefinedTags, tagsWith } from '../elements/tagsWith';

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

/** Returns the tags, for a server that renders them. Defines nothing: Node has no registry of custom elements. */
export const defineBackofficeElements = ({ suffix = '' } = {}): DefinedTags => tagsWith(suffix);

/**
 * Defines the elements under names, and in a registry, of the integrator's choice. Importing this
 * registers nothing. It shares its chunks with the elements that register themselves.
 */
import './firstPaintParts';
import { BackofficeLogin } from '../elements/backoffice-login';
import { BackofficeReset } from '../elements/backoffice-reset';
import { OWN_ELEMENT } from '../handover/ownElement';
import { formSheets } from '../views/firstPaint/accountSheets';
import { adoptStyles } from '../views/styles/adoptStyles';
import { BackofficeShell } from './shellCore';

export { ApiError } from './firstPaintParts';

/** Options of `defineBackofficeElements`. */
export interface DefineOptions {
  /** Comes behind the tag: `v2` makes `<backoffice-shell-v2>`. Empty: the usual names. */
  suffix?: string;
  /** Where the elements are defined; the page's own registry by default. */
  registry?: Pick<CustomElementRegistry, 'get' | 'define'>;
}

/** The tags under which the elements are defined now. */
export interface DefinedTags {
  /** Tag of the shell. */
  shell: string;
  /** Tag of the sign-in card. */
  login: string;
  /** Tag of the password reset. */
  reset: string;
}

const CLASSES = { shell: BackofficeShell, login: BackofficeLogin, reset: BackofficeReset };

/**
 * Defines the three elements; a tag that is taken is left as it is.
 * @throws TypeError for a suffix that no tag can end in.
 */
export function defineBackofficeElements(options: DefineOptions = {}): DefinedTags {
  const { suffix = '', registry = customElements } = options;
  if (!/^[a-z0-9._-]*$/.test(suffix)) {
    throw new TypeError(
      `"${suffix}" is no suffix of a tag: small letters, digits, dots and dashes.`,
    );
  }
  const ending = suffix && `-${suffix.replace(/^-/, '')}`;
  const entries = Object.entries(CLASSES).map(([name, Element]) => {
    const tag = `backoffice-${name}${ending}`;
    if (!registry.get(tag)) registry.define(tag, named(Element, name));
    return [name, tag];
  });
  return Object.fromEntries(entries);
}

/** A class of its own for each definition; its mark lets styles, pickers and diagnostics find it by any name. */
function named(
  Element: typeof BackofficeShell | typeof BackofficeLogin | typeof BackofficeReset,
  name: string,
) {
  return class extends (Element as unknown as new () => HTMLElement & {
    connectedCallback(): void;
  }) {
    override connectedCallback() {
      this.setAttribute(OWN_ELEMENT, name);
      super.connectedCallback();
      // The first screen's parts may be another copy's, whose styles know no mark.
      adoptStyles(this.getRootNode(), formSheets);
    }
  };
}

/**
 * Defines the elements with a suffix or in another registry. Importing this registers nothing. It
 * shares its chunks with the entries that register the elements.
 */
import { provideFirstPaintAssets } from '../handover/firstPaintAssets';
import { OWN_ELEMENT } from '../handover/ownElement';
import { assets } from '../views/firstPaint/assets';
import { formSheets } from '../views/firstPaint/styleSheets';
import { adoptStyles } from '../views/styles/adoptStyles';
import { BackofficeLogin, BackofficeReset } from './core';
import { BackofficeShell } from './shellCore';

export { ApiError } from './core';

/** Options of `defineBackofficeElements`. */
export interface DefineOptions {
  /** Appended to the tags: `v2` makes `<backoffice-shell-v2>`. Empty for the usual tags. */
  suffix?: string;
  /** Registry for the elements; `customElements` by default. */
  registry?: Pick<CustomElementRegistry, 'get' | 'define'>;
}

/** The tags of the defined elements. */
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
 * Defines the three elements and returns their tags. A tag that is already defined is left alone.
 * @throws TypeError if the suffix cannot be part of a tag.
 */
export function defineBackofficeElements(options: DefineOptions = {}): DefinedTags {
  const { suffix = '', registry = customElements } = options;
  if (!/^[a-z0-9._-]*$/.test(suffix)) {
    throw new TypeError(
      `suffix: "${suffix}" is invalid; accepted: lowercase letters, digits, "." "_" and "-".`,
    );
  }
  provideFirstPaintAssets(assets);
  const ending = suffix && `-${suffix.replace(/^-/, '')}`;
  const entries = Object.entries(CLASSES).map(([name, Element]) => {
    const tag = `backoffice-${name}${ending}`;
    if (!registry.get(tag)) registry.define(tag, subclassOf(Element, name));
    return [name, tag];
  });
  return Object.fromEntries(entries);
}

/** Creates a class for each definition, with an attribute by which styles and diagnostics find it. */
function subclassOf(
  Element: typeof BackofficeShell | typeof BackofficeLogin | typeof BackofficeReset,
  name: string,
) {
  return class extends (Element as unknown as new () => HTMLElement & {
    connectedCallback(): void;
  }) {
    override connectedCallback() {
      this.setAttribute(OWN_ELEMENT, name);
      super.connectedCallback();
      // Another copy of the bundle may have provided assets without styles for the attribute.
      adoptStyles(this.getRootNode(), formSheets);
    }
  };
}

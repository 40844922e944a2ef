/**
 * Defines the elements with a suffix or in another registry. Importing this registers nothing. It
 * shares its chunks with the entries that register the elements.
 */
import { type DefinedTags, tagsWith } from '../elements/tagsWith';
import { provideFirstPaintAssets } from '../handover/firstPaintAssets';
import { OWN_ELEMENT } from '../handover/ownElement';
import { assets } from '../views/firstPaint/assets';
import { formSheets } from '../views/firstPaint/styleSheets';
import { adoptStyles } from '../views/styles/adoptStyles';
import { BackofficeLogin, BackofficeReset } from './core';
import { BackofficeShell } from './shellCore';

export { ApiError } from './core';
export type { DefinedTags };

/** Options of `defineBackofficeElements`. */
export interface DefineOptions {
  /** Appended to the tags: `v2` makes `<backoffice-shell-v2>`. Empty for the usual tags. */
  suffix?: string;
  /** Registry for the elements; `customElements` by default. */
  registry?: Pick<CustomElementRegistry, 'get' | 'define'>;
}

const CLASSES = { shell: BackofficeShell, login: BackofficeLogin, reset: BackofficeReset };

/**
 * Defines the three elements and returns their tags. A tag that is already defined is left alone.
 * @throws TypeError if the suffix cannot be part of a tag.
 */
export function defineBackofficeElements(options: DefineOptions = {}): DefinedTags {
  const { suffix = '', registry = customElements } = options;
  provideFirstPaintAssets(assets);
  const tags = tagsWith(suffix);
  for (const name of ['shell', 'login', 'reset'] as const) {
    if (!registry.get(tags[name])) registry.define(tags[name], subclassOf(CLASSES[name], name));
  }
  return tags;
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

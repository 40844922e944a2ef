/** Version of the package, inserted by the build. */
declare const __VERSION__: string;

/** Catalogs of the standalone file, inserted by the build. */
declare const __CATALOGS__: import('./store/language/catalogModules').CatalogImports;

/**
 * Whether the focus ring is shown; TypeScript does not know the option yet. Browsers without it decide for themselves.
 */
interface FocusOptions {
  focusVisible?: boolean | undefined;
}

/** CSS as minified text. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** First screens, rendered by the build from `paint/templates.tsx`. */
declare module 'virtual:prerendered' {
  type Prerendered = import('./paint/fill').Prerendered;
  export const card: Prerendered;
  export const signIn: Prerendered;
  export const notice: Prerendered;
  export const shell: Prerendered;
  export const menuLink: Prerendered;
  export const menuExternalLink: Prerendered;
  export const menuText: Prerendered;
  export const menuGroup: Prerendered;
  export const menuGroupWithLink: Prerendered;
  export const menuDot: Prerendered;
  export const menuImage: Prerendered;
}

/** Files of the ES modules that an entry needs, the entry first, apart from the loader. */
declare module 'virtual:modules' {
  export const shell: string[];
  export const account: string[];
  export const pickers: string[];
}

/** One lucide icon as path data, by its name in kebab case. */
declare module 'virtual:icon/*' {
  const path: string;
  export default path;
}

/** Lucide icons as path data by name; common ones directly, the rest in separate files. */
declare module 'virtual:icons' {
  type Drawings = Record<string, string>;
  export const common: Drawings;
  export const rest: (() => Promise<{ default: Drawings }>)[];
}

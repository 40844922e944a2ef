import { adoptStyles } from '../styles/adoptStyles';
import type { Theme } from './hostTheme';

const colors = (light: string, dark: string) =>
  `:host{--lightningcss-light:${light};--lightningcss-dark:${dark}}`;

/** CSS that selects the dark colors of `light-dark()` in CSS of the page compiled by LightningCSS. */
export const darkColors = colors(' ', 'initial');
const lightColors = colors('initial', ' ');

/**
 * Selects the colors of a theme in the page's rules for an element, such as its accent. LightningCSS
 * compiles `light-dark(a, b)` to two variables, which are undefined on a page without `color-scheme`.
 */
export function setLoweredColors(root: ShadowRoot, theme: Theme): void {
  // The sheet adopted last wins.
  adoptStyles(root, [theme === 'dark' ? darkColors : lightColors]);
}

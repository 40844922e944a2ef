/**
 * Styles of the shell for settings other than the defaults, loaded when one of them is in force. A module
 * without own chunks, so that the autoloader can fetch it beside the modules.
 */
import { hostTheme } from '../../element/hostTheme';
import { darkColors } from '../../element/loweredColors';
import menuVariants from './menuVariants.css?inline';
import variants from './variants.css?inline';

export { followHost } from '../../element/hostTheme';

/** The CSS of all variants. */
export const css = variants + menuVariants;

/** Applies the variants to a painted root before React arrives. */
export function applyVariant(
  root: ShadowRoot,
  adopt: (root: ShadowRoot, texts: string[]) => void,
): void {
  adopt(root, [css]);
  root.querySelector('[data-theme="host"]')?.setAttribute('data-theme', hostTheme(root.host));
  if (root.querySelector('[data-theme="dark"]')) adopt(root, [darkColors]);
}

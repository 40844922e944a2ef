/**
 * Styles of the shell for settings other than the defaults, loaded when one of them is in force. It imports
 * no chunks, so that the loader can fetch it alone.
 */
import { hostTheme } from '../../element/hostTheme';
import { darkColors } from '../../element/loweredColors';
import frame from './frame.css?inline';
import menu from './menu.css?inline';

/** The styles of all settings. */
export const css = frame + menu;

/** Applies the styles to a painted root before React arrives. */
export function applySettingStyles(
  root: ShadowRoot,
  adopt: (root: ShadowRoot, texts: string[]) => void,
): void {
  adopt(root, [css]);
  root.querySelector('[data-theme="host"]')?.setAttribute('data-theme', hostTheme(root.host));
  if (root.querySelector('[data-theme="dark"]')) adopt(root, [darkColors]);
}

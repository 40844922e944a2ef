/**
 * How the shell looks with other settings than the defaults; loaded when such settings are in force.
 * It imports nothing of ours, so that the autoloader can fetch it beside the modules.
 */
import { hostTheme } from '../../element/hostTheme';
import css from './variants.css?inline';

export { css };

/** Gives a painted root its looks before React is there. */
export function dress(root: ShadowRoot, adopt: (root: ShadowRoot, texts: string[]) => void): void {
  adopt(root, [css]);
  root.querySelector('[data-theme="host"]')?.setAttribute('data-theme', hostTheme(root.host));
}

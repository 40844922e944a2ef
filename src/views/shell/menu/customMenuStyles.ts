import { adoptStyles } from '../../styles/adoptStyles';
import css from './customMenu.css?inline';

/** Adopts the styles that only custom menus need: second images, markers. */
export function adoptCustomMenuStyles(root: Node | null): void {
  if (root) adoptStyles(root, [css]);
}

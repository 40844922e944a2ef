import { adoptStyles } from '../../styles/adoptStyles';
import css from './ownMenu.css?inline';

/** Dresses a menu of the integrator's own: badges in their colours, second images, marks. */
export function dress(root: Node | null): void {
  if (root) adoptStyles(root, [css]);
}

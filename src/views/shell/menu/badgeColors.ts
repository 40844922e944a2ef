import { adoptChunkStyles } from '../../element/chunkStyles';
import css from './badgeColors.css?inline';

/** Adopts the colors of badges into the shadow root of a shell. */
export function adoptBadgeColors(root: ShadowRoot): void {
  adoptChunkStyles(root, root, css);
}

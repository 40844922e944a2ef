import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { zoomOf } from '../kit/geometry';
import { inWindow, setPx } from '../kit/placing';

/** Distance to the edges of the window, in px. */
const EDGE = { padding: 8 };
/** Distance to the field, in px. */
const GAP = 6;
/** Minimum height of the dialog in px. If there is less space, it covers its field. */
const MIN_HEIGHT = 200;

/** Keeps the dialog next to its field while the page moves or resizes. Returns a function that stops it. */
export function followField(field: HTMLElement, dialog: HTMLElement): () => void {
  return autoUpdate(field, dialog, () => void place(field, dialog));
}

async function place(field: HTMLElement, dialog: HTMLElement): Promise<void> {
  const zoom = zoomOf(dialog);
  const { x, y } = await computePosition(field, dialog, {
    ...inWindow,
    placement: 'bottom-start',
    middleware: [
      offset(GAP),
      flip(EDGE),
      shift(EDGE),
      size({
        ...EDGE,
        apply({ availableWidth, availableHeight, rects }) {
          const { innerHeight = 0 } = dialog.ownerDocument.defaultView ?? {};
          const least = Math.min(MIN_HEIGHT * zoom, innerHeight - 2 * EDGE.padding);
          setPx(dialog, 'max-height', Math.floor(Math.max(availableHeight, least)));
          setPx(dialog, 'max-width', Math.floor(availableWidth));
          setPx(dialog, 'min-width', Math.floor(Math.min(rects.reference.width, availableWidth)));
        },
      }),
      shift({ ...EDGE, mainAxis: false, crossAxis: true }),
    ],
  });
  setPx(dialog, 'left', Math.round(x));
  setPx(dialog, 'top', Math.round(y));
}

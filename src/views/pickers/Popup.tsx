import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../element/useStyles';
import { inWindow, setPx } from '../kit/placing';
import type { DialogProps } from './PickerField';
import { usePicker } from './pickerContext';
import popup from './popup.css?inline';

/** Room left to the edges of the window and to the field, in px. */
const EDGE = { padding: 8 };
const GAP = 6;

/** Where the field leaves less room in a low window, the dialog covers it. */
const LEAST_HEIGHT = 200;

const FOCUSABLE = 'button:not(:disabled, [tabindex="-1"]), input:not(:disabled)';

interface Props extends DialogProps {
  /** Escape: what was begun is dropped. */
  onEscape(): void;
  children: ReactNode;
}

/** The dialog of a picker, in the top layer at its field; it opens and closes within 220 ms (§9). */
export function Popup({ label, open, anchor, close, onEscape, children }: Props) {
  const { host } = usePicker();
  const panel = useRef<HTMLDivElement>(null);
  useStyles(popup);

  useLayoutEffect(() => {
    const node = panel.current;
    const field = anchor.current;
    if (!open || !node || !field) return;
    node.showPopover();
    const stop = autoUpdate(field, node, () => void place(field, node));
    return () => {
      stop();
      // An element that is moved has left the top layer already.
      if (node.matches(':popover-open')) node.hidePopover();
    };
  }, [open, anchor]);

  useEffect(() => {
    const node = panel.current;
    if (!open || !node) return;
    if (!node.contains(activeIn(node))) node.focus({ preventScroll: true });
    const { ownerDocument } = host;
    const pressed = (event: Event) => {
      const path = event.composedPath();
      // The button closes by its own click.
      const button = anchor.current?.querySelector('button');
      if (!path.includes(node) && !(button && path.includes(button))) close(true);
    };
    ownerDocument.addEventListener('pointerdown', pressed, true);
    return () => ownerDocument.removeEventListener('pointerdown', pressed, true);
  });

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      // The innermost closes, not what the picker lies in.
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Tab') stayInside(event, panel.current);
  }

  return (
    <div
      ref={panel}
      className="popup"
      part="dialog"
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

/** Puts the dialog at its field. */
async function place(field: HTMLElement, node: HTMLElement): Promise<void> {
  const zoom = node.currentCSSZoom || 1;
  const { x, y } = await computePosition(field, node, {
    ...inWindow,
    placement: 'bottom-start',
    middleware: [
      offset(GAP),
      flip(EDGE),
      shift(EDGE),
      size({
        ...EDGE,
        apply({ availableWidth, availableHeight }) {
          const { innerHeight = 0 } = node.ownerDocument.defaultView ?? {};
          const least = Math.min(LEAST_HEIGHT * zoom, innerHeight - 2 * EDGE.padding);
          setPx(node, 'max-height', Math.floor(Math.max(availableHeight, least)));
          setPx(node, 'max-width', Math.floor(availableWidth));
        },
      }),
      shift({ ...EDGE, mainAxis: false, crossAxis: true }),
    ],
  });
  setPx(node, 'left', Math.round(x));
  setPx(node, 'top', Math.round(y));
}

/** Tab goes round within the dialog. */
function stayInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const [first, last] = [stops[0], stops.at(-1)];
  const at = panel && activeIn(panel);
  const edge = event.shiftKey ? first : last;
  if (at !== edge && !(event.shiftKey && at === panel)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const activeIn = (node: Node) => (node.getRootNode() as ShadowRoot).activeElement;

import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useElementContext } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { useCloseOnNavigation } from '../routing/useCloseOnNavigation';
import { isDialogKey } from './handledKeys';
import { onFramePress } from './onFrameFocus';
import popups from './popups.css?inline';
import { focusAfterPopup, useIgnoreButton, useLayer } from './useLayer';

interface Props {
  open: boolean;
  /** The button that opens the popover; it gets the focus when the popover closes. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}

/** A non-modal dialog below a button; the rest of the page stays usable. The anchor is explained in DropdownMenu. */
export function Popover({ open, button, label, onOpenChange, children }: Props) {
  const { host } = useElementContext();
  const layer = useLayer(button, { open, handlesKey: isDialogKey, onOpenChange });
  const content = useRef<HTMLDivElement>(null);
  const ignoreButton = useIgnoreButton(button);
  useCloseOnNavigation(open, onOpenChange);
  // Radix closes a menu when the window loses the focus, but not a popover.
  useEffect(() => {
    if (open) return onFramePress(host.ownerDocument, () => onOpenChange(false));
  }, [open, host, onOpenChange]);
  useStyles(popups);
  // Read while rendering, when the element is still there.
  const focused = host.shadowRoot?.activeElement;
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // The page can replace the content while the popover is open.
    if (focused?.isConnected === false && activeElement === body) content.current?.focus();
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <span className="anchor-point" aria-hidden="true" />
      </Radix.Anchor>
      {/* As in DropdownMenu. */}
      {layer && open ? (
        <Radix.Portal container={layer}>
          <Radix.Content
            ref={content}
            className="menu-popup popover"
            aria-label={label}
            align="end"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              content.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focusAfterPopup(host, button.current);
            }}
            onInteractOutside={ignoreButton}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}

import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useElementContext } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { useCloseOnNavigation } from '../routing/useCloseOnNavigation';
import { deepActiveElement, focusAfterDialog } from './dialogFocus';
import { isDialogKey } from './handledKeys';
import popups from './popups.css?inline';
import { useLayer } from './useLayer';
import { ancestorsOf } from './visibility';

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
  const layer = useLayer(button, { open, handlesKey: isDialogKey });
  const content = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(open, onOpenChange);
  useStyles(popups);
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
              if (button.current && !hasFocusElsewhere(host)) focusAfterDialog(button.current);
            }}
            onInteractOutside={(event) => {
              // The button's own click closes the popover, as in DropdownMenu.
              const path = event.detail.originalEvent.composedPath();
              if (button.current && path.includes(button.current)) event.preventDefault();
            }}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}

/** Returns whether an element of the shell or of the host page has the focus, other than a modal dialog. */
function hasFocusElsewhere(host: HTMLElement): boolean {
  const focused = deepActiveElement(host.ownerDocument);
  if (!focused || focused === host || focused === host.ownerDocument.body) return false;
  return !ancestorsOf(focused).some((node) => node.matches('dialog:modal'));
}

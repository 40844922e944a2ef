import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSurroundings } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { useLayer } from './Layer';
import popups from './popups.css?inline';

interface Props {
  open: boolean;
  /** The button that opens it; the focus comes back to it. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}

/** A dialog below a button of ours that leaves the rest of the page usable; see Menu for the anchor. */
export function Popover({ open, button, label, onOpenChange, children }: Props) {
  const { host } = useSurroundings();
  const layer = useLayer(button, open);
  const content = useRef<HTMLDivElement>(null);
  useStyles(popups);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <span className="anchor-point" aria-hidden="true" />
      </Radix.Anchor>
      {/* As in Menu. */}
      {layer && open ? (
        <Radix.Portal container={layer}>
          <Radix.Content
            ref={content}
            className="menu-popup popover"
            // To a zoomed part, 100vw is so many times the window.
            style={{ maxWidth: 'calc(100vw / var(--zoom) - 16px)' }}
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
              if (!isSomewhere(host)) button.current?.focus();
            }}
            onInteractOutside={(event) => {
              // A press on the button closes by its own click, as in Menu.
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

/** Whether the focus is anywhere: in the shell, or elsewhere on the page. */
function isSomewhere(host: HTMLElement): boolean {
  const { activeElement, body } = host.ownerDocument;
  if (activeElement === host) return Boolean(host.shadowRoot?.activeElement);
  return activeElement !== null && activeElement !== body;
}

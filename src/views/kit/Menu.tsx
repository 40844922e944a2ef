import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type RefObject, useRef } from 'react';
import { isPlainClick } from '../../store/browser/isPlainClick';
import { useSurroundings } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { isRightToLeft } from './isRightToLeft';
import { useLayer } from './Layer';
import popups from './popups.css?inline';

interface MenuProps {
  open: boolean;
  /** The button that opens the menu; it stays the same node while the menu is being loaded. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  /** True where a key opened the menu: its first entry then gets the focus. */
  byKeyboard: RefObject<boolean>;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}

/**
 * A dropdown menu below a button of ours. Radix's own trigger lies unseen over the button as the
 * anchor, since swapping the button for it when Radix arrives would lose the focus.
 */
export function Menu({ open, button, label, byKeyboard, onOpenChange, children }: MenuProps) {
  const { host } = useSurroundings();
  const layer = useLayer(button, open);
  useStyles(popups);
  return (
    <Radix.Root
      open={open}
      onOpenChange={onOpenChange}
      modal={false}
      // Its own guess would be from left to right.
      dir={open && isRightToLeft(host) ? 'rtl' : 'ltr'}
    >
      <Radix.Trigger asChild>
        <span className="anchor-point" aria-hidden="true" tabIndex={-1} />
      </Radix.Trigger>
      {/* Not left to Radix, which waits for an animation that a menu closed at once never began. */}
      {layer && open ? (
        <Radix.Portal container={layer}>
          <Radix.Content
            className="menu-popup"
            aria-label={label}
            aria-labelledby={undefined}
            align="end"
            sideOffset={6}
            collisionPadding={8}
            onClick={(event) => {
              // Only here, above the entry: Radix selects nothing on a click that is prevented.
              if (isPlainClick(event)) event.preventDefault();
            }}
            onFocus={({ target, currentTarget }) => {
              // Radix asks its own key listener, which a key pressed while it loaded has passed by.
              if (target !== currentTarget || !byKeyboard.current) return;
              byKeyboard.current = false;
              currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
            onInteractOutside={(event) => {
              // A press on the button closes by its own click; closing here would open it again.
              const { originalEvent } = event.detail;
              if (button.current && originalEvent.composedPath().includes(button.current)) {
                event.preventDefault();
              }
            }}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}

interface MenuLinkProps {
  icon?: ReactNode;
  /** Address for a link; without one the entry is a command. */
  href?: string;
  onSelect(): void;
  children: ReactNode;
}

/** One entry of a menu. */
export function MenuLink({ icon, href, onSelect, children }: MenuLinkProps) {
  const elsewhere = useRef(false);
  const face = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  return (
    <Radix.Item
      className="menu-entry"
      asChild={Boolean(href)}
      onSelect={() => {
        if (!elsewhere.current) onSelect();
      }}
    >
      {href ? (
        <a
          href={href}
          onClick={(event) => {
            elsewhere.current = !isPlainClick(event);
          }}
        >
          {face}
        </a>
      ) : (
        face
      )}
    </Radix.Item>
  );
}

export const MenuSeparator = () => <Radix.Separator className="menu-separator" />;

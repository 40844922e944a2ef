import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type RefObject, useRef } from 'react';
import { isPlainClick } from '../../store/browser/isPlainClick';
import { useElementContext } from '../element/elementContext';
import { useStyles } from '../element/useStyles';
import { useCloseOnNavigation } from '../routing/useCloseOnNavigation';
import { isRightToLeft } from './geometry';
import { isMenuKey } from './handledKeys';
import popups from './popups.css?inline';
import { focusAfterPopup, useIgnoreButton, useLayer } from './useLayer';

interface DropdownMenuProps {
  open: boolean;
  /** The button that opens the menu. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  /** True when a key opened the menu; its first entry then gets the focus. */
  byKeyboard: RefObject<boolean>;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}

/**
 * A dropdown menu below a button. The button is there before Radix is loaded, and replacing it with Radix's
 * trigger would lose the focus; an invisible trigger over the button is the anchor instead.
 */
export function DropdownMenu({
  open,
  button,
  label,
  byKeyboard,
  onOpenChange,
  children,
}: DropdownMenuProps) {
  const { host } = useElementContext();
  const layer = useLayer(button, { open, handlesKey: isMenuKey, onOpenChange });
  const ignoreButton = useIgnoreButton(button);
  useCloseOnNavigation(open, onOpenChange);
  useStyles(popups);
  return (
    <Radix.Root
      open={open}
      onOpenChange={onOpenChange}
      modal={false}
      // Radix does not read the direction of the shell, which may differ from the page's.
      dir={open && isRightToLeft(button.current) ? 'rtl' : 'ltr'}
    >
      <Radix.Trigger asChild>
        <span className="anchor-point" aria-hidden="true" tabIndex={-1} />
      </Radix.Trigger>
      {/* Radix would wait for the end of an animation, which a menu that closes immediately never starts. */}
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
              // Prevented above the entry: Radix ignores a click whose default is prevented.
              if (isPlainClick(event)) event.preventDefault();
            }}
            onFocus={({ target, currentTarget }) => {
              // Radix does not know of a key that was pressed before it was loaded.
              if (target !== currentTarget || !byKeyboard.current) return;
              byKeyboard.current = false;
              currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
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

interface DropdownLinkProps {
  icon?: ReactNode;
  /** Address of a link; an entry without it is a command. */
  href?: string;
  onSelect(): void;
  children: ReactNode;
}

/** A menu entry: a link, or a command. */
export function DropdownLink({ icon, href, onSelect, children }: DropdownLinkProps) {
  const elsewhere = useRef(false);
  const content = (
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
          {content}
        </a>
      ) : (
        content
      )}
    </Radix.Item>
  );
}

/** A line between groups of menu entries. */
export const DropdownSeparator = () => <Radix.Separator className="menu-separator" />;

import type { MouseEvent, ReactNode } from 'react';

interface Props {
  label: string;
  /** Without an address the entry is plain text. */
  href?: string;
  current?: 'page';
  icon: ReactNode;
  /** Content at the end, such as a badge. */
  after?: ReactNode;
  /** Whether the link opens in a new tab, without access to this page. */
  external?: boolean;
  onClick?(event: MouseEvent): void;
}

/** One entry of the menu: a link, so that a modified click opens it in a new tab. */
export function MenuEntry({ label, href, current, icon, after, external, onClick }: Props) {
  const content = (
    <>
      {icon}
      <span className="menu-label">{label}</span>
      {after}
    </>
  );
  if (!href) {
    return (
      <span className="menu-item" part="menu-item">
        {content}
      </span>
    );
  }
  return (
    <a
      className="menu-item"
      part="menu-item"
      href={href}
      aria-current={current}
      // Not that of a <base> of the page: before React handles clicks, the browser follows the link.
      target={external ? '_blank' : '_self'}
      rel={external ? 'noopener noreferrer' : undefined}
      onClick={onClick}
    >
      {content}
    </a>
  );
}

import type { MouseEvent, ReactNode } from 'react';

interface Props {
  label: string;
  href?: string;
  current?: 'page';
  icon: ReactNode;
  /** Stands at the end, a badge for example. */
  after?: ReactNode;
  onClick?(event: MouseEvent): void;
}

/** One entry of the menu: a link, so that a modified click opens it in a new tab. */
export function MenuEntry({ label, href, current, icon, after, onClick }: Props) {
  return (
    <a className="menu-item" part="menu-item" href={href} aria-current={current} onClick={onClick}>
      {icon}
      <span className="menu-label">{label}</span>
      {after}
    </a>
  );
}

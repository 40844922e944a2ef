import type { MouseEventHandler } from 'react';
import { markOf } from '../../constants';

/** Link from the brand to the dashboard. */
export interface HomeLink {
  /** Undefined if the slot contains a link or a button of the host page. */
  href: string | undefined;
  label: string;
  onClick?: MouseEventHandler;
}

interface Props {
  brand: string;
  /** Letter of the default logo; by default the first of the brand. */
  mark?: string;
  home?: HomeLink;
}

/** The product's name, or the content of the slot `brand`. */
export function Brand({ brand, mark = markOf(brand), home }: Props) {
  const content = (
    <slot name="brand">
      {/* Drawn by CSS, so that the letter is not part of the accessible name. */}
      <span className="mark" data-mark={mark} />
      <bdi className="brand-name">{brand}</bdi>
    </slot>
  );
  return (
    <div className="brand" part="brand">
      {home ? (
        <a
          className="home"
          href={home.href}
          aria-label={home.href && home.label}
          onClick={home.onClick}
        >
          {content}
        </a>
      ) : (
        content
      )}
    </div>
  );
}

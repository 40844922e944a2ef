import type { MouseEventHandler } from 'react';

/** Link from the brand to the dashboard. */
export interface HomeLink {
  /** Undefined if the slot contains a link or a button of the host page. */
  href: string | undefined;
  label: string;
  onClick?: MouseEventHandler;
}

/** The product's name, or what the integrator puts into the slot `brand`. */
export function Brand({ brand, home }: { brand: string; home?: HomeLink }) {
  const content = (
    <slot name="brand">
      <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="2" y="2" width="20" height="20" rx="6" />
        <path d="M7.5 7.5h4.4a2.3 2.3 0 0 1 0 4.6H7.5zm0 4.6h5a2.4 2.4 0 0 1 0 4.8h-5z" />
      </svg>
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

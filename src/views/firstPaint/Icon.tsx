import type { ComponentProps } from 'react';

/**
 * Renders a lucide icon from the path data of `virtual:icon/<name>`, in the size and color of the text;
 * decorative, so hidden from assistive technology.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Renders an image in the size of an icon; decorative. */
export function ImageIcon({ className = 'icon', ...image }: ComponentProps<'img'>) {
  return <img className={className} {...image} alt="" />;
}

/** Renders a dot that keeps the space of a missing icon. */
export function DotIcon() {
  return <span className="icon dot" />;
}

import type { ComponentProps } from 'react';

/** Renders an image in the size of an icon; decorative. */
export function ImageIcon({ className = 'icon', ...image }: ComponentProps<'img'>) {
  return <img className={className} {...image} alt="" />;
}

import { useLayoutEffect, useRef } from 'react';

/** React leaves alone what lies in an element of such content; Trusted Types know of this one. */
const NOTHING = { __html: trusted()?.emptyHTML ?? '' };

/**
 * Keeps what the first paint has drawn of a menu of the integrator's own (paint/menu.ts) until React
 * draws the same in its place, and tells it just before.
 */
export function MenuPreview() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const drawn = list.current;
    return () => void drawn?.dispatchEvent(new Event('handover'));
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and never written: what is there stays
  return <ul ref={list} className="menu" dangerouslySetInnerHTML={NOTHING} />;
}

function trusted() {
  return (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes;
}

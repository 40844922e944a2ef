import { useLayoutEffect, useRef } from 'react';
import { useOption } from '../../element/elementContext';
import { useHydrated } from '../../hydration/useHydrated';
import { Menu } from './Menu';

/** Renders the menu; a custom menu stays as the first paint has painted it until React has hydrated. */
export function Navigation({ path }: { path: string }) {
  const customMenu = useOption('menu');
  const hydrated = useHydrated();
  return customMenu && !hydrated ? <PaintedMenu /> : <Menu path={path} />;
}

/** React leaves the content of an element with raw markup alone; Trusted Types allow this value. */
const UNTOUCHED = { __html: trustedTypes()?.emptyHTML ?? '' };

/**
 * Keeps the rows of a painted custom menu (paint/customMenu.ts) until React renders its own in their
 * place, and dispatches `handover` on them just before.
 */
function PaintedMenu() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const painted = list.current;
    return () => void painted?.dispatchEvent(new Event('handover'));
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that React never writes on hydration
  return <ul ref={list} className="menu" dangerouslySetInnerHTML={UNTOUCHED} />;
}

function trustedTypes() {
  return (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes;
}

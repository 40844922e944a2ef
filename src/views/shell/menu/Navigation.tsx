import { memo, useLayoutEffect, useRef } from 'react';
import { MENU_HANDOVER } from '../../../handover/menuHandover';
import { useOption } from '../../element/elementContext';
import { useHydrated } from '../../hydration/useHydrated';
import { useShellRoute } from '../../routing/RouterProvider';
import { Menu, type MenuProps } from './Menu';

/** Renders the menu of the current route. */
export const Navigation = memo(function Navigation() {
  const { path, location } = useShellRoute();
  // Entries of the page may differ only in their query.
  return useOption('menu') ? (
    <CustomMenu path={path} location={location} />
  ) : (
    <Menu path={path} location={path} />
  );
});

/** A custom menu stays as the first paint has painted it until React has hydrated. */
function CustomMenu(props: MenuProps) {
  return useHydrated() ? <Menu {...props} /> : <PaintedMenu />;
}

/** React leaves the content of an element with raw markup alone; Trusted Types allow this value. */
const UNTOUCHED = { __html: trustedTypes()?.emptyHTML ?? '' };

/**
 * Keeps the rows of a painted custom menu (paint/customMenu.ts) until React renders its own in their
 * place, and dispatches `MENU_HANDOVER` on them just before.
 */
function PaintedMenu() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const painted = list.current;
    return () => void painted?.dispatchEvent(new Event(MENU_HANDOVER));
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that React never writes on hydration
  return <ul ref={list} className="menu" dangerouslySetInnerHTML={UNTOUCHED} />;
}

function trustedTypes() {
  return (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes;
}

import { useEffect, useState } from 'react';
import { navigateOnPlainClick } from '../../store/routing/router';
import { useElementContext, useTexts } from '../element/elementContext';
import type { HomeLink } from '../firstPaint/Brand';
import { useShellRouter } from '../routing/RouterProvider';

/** Returns the link from the brand to the dashboard. Its address is undefined if the slot has a link. */
export function useHomeLink(brand: string): HomeLink {
  const { host } = useElementContext();
  const i18n = useTexts();
  const router = useShellRouter();
  // The first paint always renders the link, and so must the first render.
  const [hasOwnLink, setHasOwnLink] = useState(false);
  useEffect(() => {
    const slot = host.shadowRoot?.querySelector('slot[name="brand"]');
    const update = () => setHasOwnLink(brandHasLink(host));
    update();
    slot?.addEventListener('slotchange', update);
    return () => slot?.removeEventListener('slotchange', update);
  }, [host]);
  return {
    href: hasOwnLink ? undefined : router.href('/'),
    label: `${brand}, ${i18n._('dashboard')}`,
    onClick: hasOwnLink ? undefined : (event) => navigateOnPlainClick(router, event, '/'),
  };
}

/** Returns whether the slot `brand` contains a link or a button: links cannot be nested. */
function brandHasLink(host: HTMLElement): boolean {
  return [...host.children].some(
    (child) =>
      child.slot === 'brand' && (child.matches('a,button') || child.querySelector('a,button')),
  );
}

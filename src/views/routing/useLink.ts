import type { MouseEvent } from 'react';
import { goTo } from '../../store/browser/page';
import { isPath } from '../../store/routing/paths';
import { navigateOnPlainClick } from '../../store/routing/router';
import { isExternal, linkHref } from './linkHref';
import { useShellRouter } from './RouterProvider';

/** Returns a function that makes the properties of an `<a>` for a link of the host page: a path or a URL. */
export function useLink() {
  const router = useShellRouter();
  return (link: string | undefined) => {
    const href = link === undefined ? undefined : linkHref(router.href, link);
    const external = Boolean(href) && isExternal(link);
    return {
      href,
      target: external ? '_blank' : undefined,
      rel: external ? 'noopener' : undefined,
      onClick: (event: MouseEvent) => navigateOnPlainClick(router, event, link),
    };
  };
}

/** Returns a function that opens a link of the host page without an `<a>`. */
export function useOpenLink() {
  const router = useShellRouter();
  return (link: string, { newTab = false } = {}) => {
    const href = linkHref(router.href, link);
    if (!href) return;
    if (isPath(link) && !newTab) router.navigate(link);
    else if (newTab || isExternal(link)) open(href, '_blank', 'noopener');
    else goTo(href);
  };
}

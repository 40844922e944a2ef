import type { MouseEvent } from 'react';
import { goTo } from '../../store/browser/page';
import { isPath } from '../../store/routing/route';
import { isExternal, linkHref } from './linkHref';
import { followLink, useShell } from './RouterContext';

/** Properties of an `<a>` for a link that somebody gave: paths are the shell's, other sites open a tab. */
export function useLink() {
  const router = useShell();
  return (link: string | undefined) => {
    const href = link === undefined ? undefined : linkHref(router.href, link);
    const foreign = Boolean(href) && isExternal(link);
    return {
      href,
      target: foreign ? '_blank' : undefined,
      rel: foreign ? 'noopener' : undefined,
      onClick: (event: MouseEvent) => followLink(router, event, { link }),
    };
  };
}

/** Follows such a link where no `<a>` does; `elsewhere` asks for a tab of its own. */
export function useFollow() {
  const router = useShell();
  return (link: string, elsewhere = false) => {
    const href = linkHref(router.href, link);
    if (!href) return;
    if (isPath(link) && !elsewhere) router.navigate(link);
    else if (elsewhere || isExternal(link)) open(href, '_blank', 'noopener');
    else goTo(href);
  };
}

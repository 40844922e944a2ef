import { safeUrl } from '../../store/browser/page';
import { warnOnce } from '../../store/browser/warnOnce';
import { isPath } from '../../store/routing/paths';

/** Returns the address of a link: of a path in the shell, or of an http(s), mailto or tel URL; warns about others. */
export function linkHref(href: (path: string) => string, link: string): string | undefined {
  if (isPath(link)) return href(link);
  const url = safeUrl(link);
  if (!url)
    warnOnce(`the link "${link}" is refused; accepted: paths, http(s), mailto and tel addresses.`);
  return url;
}

/** Returns whether a link leads to another origin: it then opens in a new tab. */
export const isExternal = (link: string | undefined): boolean =>
  !isPath(link) && new URL(safeUrl(link) ?? '', document.baseURI).origin !== window.origin;

import { safeUrl } from '../../store/browser/page';
import { warnOnce } from '../../store/element/warnOnce';
import { isPath } from '../../store/routing/route';

/** The address of a menu link: paths are the shell's, the rest must be a harmless address. */
export function linkHref(href: (path: string) => string, link: string): string | undefined {
  if (isPath(link)) return href(link);
  const url = safeUrl(link);
  if (!url)
    warnOnce(`the link "${link}" is refused: only paths and http(s) addresses are followed.`);
  return url;
}

/** Whether a link leads out of this site: it then opens in a new tab. */
export const isExternal = (link: string | undefined): boolean =>
  !isPath(link) && new URL(safeUrl(link) ?? '', document.baseURI).origin !== window.origin;

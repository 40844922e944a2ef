import { createContext, type MouseEvent, useContext } from 'react';
import type { MenuItem } from '../../store/menuItems';
import { safeUrl } from '../../store/browser/page';
import { warnOnce } from '../../store/options';
import type { Router } from '../routing/router';

export const ShellContext = createContext<Router | undefined>(undefined);

/** The router of the shell around a view. */
export function useShell(): Router {
  const router = useContext(ShellContext);
  if (!router) throw new Error('A view of the shell was rendered outside it.');
  return router;
}

/** The address of a menu link: paths are ours, the rest must be a harmless address. */
export function linkHref(router: Router, link: string): string | undefined {
  if (/^\/(?!\/)/.test(link)) return router.href(link);
  const url = safeUrl(link);
  if (!url) warnOnce(`the menu link "${link}" is refused: only paths and http(s) addresses are followed.`);
  return url;
}

/** Follows a plain click inside the shell; a modified click and a foreign link are the browser's. */
export function followLink(router: Router, event: MouseEvent, item: Pick<MenuItem, 'link'>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  if (!item.link || !/^\/(?!\/)/.test(item.link)) return;
  event.preventDefault();
  router.navigate(item.link);
}

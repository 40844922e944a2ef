import { createContext, type MouseEvent, useContext } from 'react';
import type { MenuItem } from '../../store/menu/menuItems';
import { isPath } from '../../store/routing/route';
import type { Router } from './router';

export const ShellContext = createContext<Router | undefined>(undefined);

/** The router of the shell around a view. */
export function useShell(): Router {
  const router = useContext(ShellContext);
  if (!router) throw new Error('A view of the shell was rendered outside it.');
  return router;
}

/** Follows a plain click inside the shell; a modified click and a foreign link are the browser's. */
export function followLink(router: Router, event: MouseEvent, item: Pick<MenuItem, 'link'>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  if (!isPath(item.link)) return;
  event.preventDefault();
  router.navigate(item.link);
}

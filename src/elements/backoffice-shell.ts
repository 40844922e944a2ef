/**
 * `<backoffice-shell>`: the staff back office, with sign-in, menu, areas, settings and error screens.
 *
 * Attributes: see `attributes.ts`. Properties: `menu`, `areas`, `apps`, `notifications`,
 * `authProvider`, `searchProvider`, `user` (read-only), `version`.
 * Methods: `navigate(path)`, `logout()`, `request(url, options)`.
 * Slots: one for each area, `dashboard`, `profile`, `brand`, `footer`; `menu`, `apps` and
 * `notifications` take a `<script type="application/json">`.
 * Parts: `topbar`, `sidebar`, `menu-item`, `user-menu`, `content`, `footer`, `settings`, `card`.
 */
import type { RequestOptions } from '../api/http';
import { frameParts } from '../handover/firstPaintAssets';
import { createNavigation } from '../store/routing/navigation';
import menu from '../views/shell/menu/menu.css?inline';
import pages from '../views/shell/pages.css?inline';
import responsive from '../views/shell/responsive.css?inline';
import { Shell } from '../views/shell/Shell';
import shell from '../views/shell/shell.css?inline';
import tools from '../views/shell/topbar/tools.css?inline';
import { createElementClass, storesOf } from './defineElement';
import type { ShellProperties } from './elementTypes';

const Base = createElementClass<ShellProperties>({
  tag: 'backoffice-shell',
  View: Shell,
  styles: () => [...frameParts().shell, shell, responsive, menu, tools, pages],
  properties: ['menu', 'areas', 'apps', 'notifications', 'authProvider', 'searchProvider'],
});

export class BackofficeShell extends Base {
  /** Read by mount.tsx: the other elements have no routes, and do not load the code for them. */
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: mount.tsx reads it from the constructor
  private static readonly createNavigation = createNavigation;

  /** Goes to a path of the shell, `/…`. */
  navigate(path: string): void {
    storesOf(this).navigate.to(path);
  }

  /** Signs out, as the user menu does. */
  logout(): Promise<void> {
    return storesOf(this).signOut();
  }

  /** Calls the server with the shell's headers; rejects with ApiError. */
  request(url: string, options?: RequestOptions): Promise<unknown> {
    return storesOf(this).request(url, options);
  }
}

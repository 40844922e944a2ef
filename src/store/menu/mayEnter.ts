import { warnOnce } from '../element/warnOnce';
import { listOf } from '../lists/readList';
import { nest, type RawItem, rawItemsBelow } from './rawMenu';
import { isAllowed, type Viewer } from './roles';

/** Paths that the entries of a menu link to, by whether a role sees the entry. */
interface MenuPaths {
  seen: Set<string>;
  hidden: Set<string>;
}

const paths = new WeakMap<unknown[], Map<string | undefined, MenuPaths>>();

/**
 * Returns whether a role may enter a path of the shell: the menu entry with the longest link that leads
 * there, if there is one, must be visible to the role.
 */
export function mayEnter(path: string, menu: unknown, { role }: Viewer): boolean {
  const list = listOf(menu);
  if (!list) return true;
  const { seen, hidden } = pathsOf(list, role);
  if (hidden.size === 0) return true;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const link = path.slice(0, end);
    if (seen.has(link)) return true;
    if (hidden.has(link)) return false;
  }
  return true;
}

function pathsOf(menu: unknown[], role: string | undefined): MenuPaths {
  const byRole = paths.get(menu) ?? new Map<string | undefined, MenuPaths>();
  paths.set(menu, byRole);
  const known = byRole.get(role);
  if (known) return known;
  const found: MenuPaths = { seen: new Set(), hidden: new Set() };
  const children = new Map<RawItem, RawItem[]>();
  const visited = new Set<unknown>();
  const visit = (list: unknown[], hiddenAbove: boolean) => {
    for (const raw of list) {
      if (typeof raw !== 'object' || raw === null || visited.has(raw)) continue;
      visited.add(raw);
      try {
        const { link, roles } = raw as RawItem;
        if (roles != null && !Array.isArray(roles)) warnOnce(INVALID);
        const isHidden = hiddenAbove || !isAllowed(roles, role);
        if (typeof link === 'string') (isHidden ? found.hidden : found.seen).add(withoutEnd(link));
        visit(rawItemsBelow(raw as RawItem, children), isHidden);
      } catch {
        // A getter of the host page threw: the menu drops the entry too.
      }
    }
  };
  visit(nest(menu, children), false);
  byRole.set(role, found);
  return found;
}

/** Removes the query and the slash at the end of a link. */
const withoutEnd = (link: string) => link.replace(/[?#].*/s, '').replace(/(.)\/$/, '$1');

const INVALID = '"roles" of a menu entry must be an array; no role sees the entry.';

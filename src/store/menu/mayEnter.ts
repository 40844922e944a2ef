import { listOf } from '../lists/readList';
import { encodeFragment } from '../routing/hash';
import { decodeSegment } from '../routing/paths';
import { MAX_DEPTH, nest, type RawItem, rawItemsBelow } from './rawMenu';
import { type Access, isAllowed } from './roles';

/** Paths that the entries of a menu link to, split by whether a role sees the entry. */
interface MenuPaths {
  visible: Set<string>;
  hidden: Set<string>;
  /** Length of the longest of these paths. */
  longest: number;
}

const pathsByMenu = new WeakMap<unknown[], Map<string | undefined, MenuPaths | 'all visible'>>();

/**
 * Returns whether a role may enter a path of the shell: the menu entry with the longest link that leads
 * there, if there is one, must be visible to the role.
 */
export function mayEnter(path: string, menu: unknown, { role }: Access): boolean {
  const list = listOf(menu);
  if (!list) return true;
  const paths = pathsOf(list, role);
  if (paths === 'all visible') return true;
  const { visible, hidden, longest } = paths;
  const wanted = toPath(path);
  // What is longer than every link need not be looked up: an address may have a million slashes.
  const start = wanted.length > longest ? wanted.lastIndexOf('/', longest) : wanted.length;
  for (let end = start; end > 0; end = wanted.lastIndexOf('/', end - 1)) {
    const link = wanted.slice(0, end);
    if (visible.has(link)) return true;
    if (hidden.has(link)) return false;
  }
  return true;
}

/** Returns the paths of a menu for a role. They are collected once for each menu and role. */
function pathsOf(menu: unknown[], role: string | undefined) {
  const byRole = pathsByMenu.get(menu) ?? new Map<string | undefined, MenuPaths | 'all visible'>();
  pathsByMenu.set(menu, byRole);
  const paths = byRole.get(role) ?? collectPaths(menu, role);
  byRole.set(role, paths);
  return paths;
}

/**
 * Collects the paths of a menu. An entry below a hidden group is hidden too. Links are
 * converted to paths only if an entry is hidden, because the conversion takes most of the time in a menu with
 * thousands of entries.
 */
function collectPaths(menu: unknown[], role: string | undefined): MenuPaths | 'all visible' {
  const visible: string[] = [];
  const hidden: string[] = [];
  const children = new Map<RawItem, RawItem[]>();
  const visited = new Set<unknown>();
  // Apart, as a group that the role sees may share an entry with a hidden one.
  const visitedHidden = new Set<unknown>();
  const visit = (list: unknown[], hiddenAbove: boolean, depth: number) => {
    if (depth > MAX_DEPTH) return;
    for (const raw of list) {
      if (typeof raw !== 'object' || raw === null || visited.has(raw)) continue;
      const seen = hiddenAbove ? visitedHidden : visited;
      if (seen.has(raw)) continue;
      seen.add(raw);
      try {
        const { link, roles } = raw as RawItem;
        const isHidden = hiddenAbove || !isAllowed(roles, role);
        if (typeof link === 'string') (isHidden ? hidden : visible).push(link);
        visit(rawItemsBelow(raw as RawItem, children), isHidden, depth + 1);
      } catch {
        // A getter of the host page threw: the menu drops the entry too.
      }
    }
  };
  visit(nest(menu, children), false, 0);
  if (hidden.length === 0) return 'all visible';
  const visiblePaths = visible.map(toPath);
  const hiddenPaths = hidden.map(toPath);
  const longest = [...visiblePaths, ...hiddenPaths].reduce(
    (max, { length }) => Math.max(max, length),
    0,
  );
  return { visible: new Set(visiblePaths), hidden: new Set(hiddenPaths), longest };
}

/** Returns the path of a link with one spelling of each segment, without the query and a slash at the end. */
const toPath = (link: string) =>
  link
    .replace(/[?#].*/s, '')
    .replace(/(.)\/$/, '$1')
    .split('/')
    .map((segment) => encodeFragment(decodeSegment(segment)).replaceAll('/', '%2F'))
    .join('/');

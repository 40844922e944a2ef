import { type ClickModifiers, isPlainClick } from '../browser/isPlainClick';
import { isPath } from './paths';

/** Location of a shell: `hashRouter` keeps it in the hash of the page, `memoryRouter` in memory. */
export interface Router {
  /** Returns the path with query, `/…`, percent-encoded as in an address. */
  location(): string;
  /** Calls back after each move. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Goes to a path, unless a guard objects; `force` skips the guards.
   * @throws TypeError if `path` is not a path of the shell; Error if pages redirect to each other endlessly.
   */
  navigate(path: string, options?: NavigateOptions): void;
  /** Returns the link to a path. */
  href(path: string): string;
  /** Adds a guard that is asked before every move. Returns a function that removes it. */
  addGuard(mayGo: Guard): () => void;
}

/** Options of a move. */
export interface NavigateOptions {
  /** Adds no history entry. */
  replace?: boolean;
  /** Skips the guards. */
  force?: boolean;
  /** Goes back to the path, which a guard has refused when the browser had moved there. */
  back?: boolean;
}

/** Returns whether the shell may go to a path. */
export type Guard = (path: string, options: NavigateOptions) => boolean;

/** Follows a plain click on a path inside the shell; other clicks and links are left to the browser. */
export function navigateOnPlainClick(
  router: Router,
  event: ClickModifiers & Pick<Event, 'preventDefault'>,
  link: string | undefined,
): void {
  if (!isPlainClick(event) || !isPath(link)) return;
  event.preventDefault();
  router.navigate(link);
}

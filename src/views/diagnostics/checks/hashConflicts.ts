import { SHELLS } from '../../../handover/ownElement';
import { ownElements } from './ownElements';

/** A conflict over the hash of the address. */
export type HashConflict =
  /** Another script has set its own hash. */
  | { kind: 'foreign'; hash: string }
  /** The hash has the shell's prefix but no page. It may belong to another router. */
  | { kind: 'unknown'; hash: string }
  /** Several shells use the same prefix. */
  | { kind: 'shared'; prefix: string; count: number };

/** Finds conflicts over the hash between the shells on the page, and with other scripts. */
export function hashConflicts(): HashConflict[] {
  const shells = ownElements().filter(
    (element) => element.matches(SHELLS) && element.getAttribute('routing') !== 'memory',
  );
  const byPrefix = new Map<string, HTMLElement[]>();
  for (const shell of shells) {
    const prefix = prefixOf(shell);
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), shell]);
  }
  const conflicts: HashConflict[] = [];
  for (const [prefix, { length: count }] of byPrefix) {
    if (count > 1) conflicts.push({ kind: 'shared', prefix, count });
  }
  if (shells.length === 0 || location.hash.length < 2) return conflicts;
  const hash = location.hash.replace(/\?.*/s, '');
  const matching = shells.filter((shell) => hash.startsWith(`#${prefixOf(shell)}/`));
  if (matching.length === 0) conflicts.push({ kind: 'foreign', hash });
  else if (matching.every(showsNotFound) && !/\/404\/?$/.test(hash)) {
    conflicts.push({ kind: 'unknown', hash });
  }
  return conflicts;
}

const prefixOf = (shell: HTMLElement) => shell.getAttribute('hash-prefix') ?? '';

/** Returns whether a shell shows its error screen, since only the shell knows all its routes. */
const showsNotFound = ({ shadowRoot }: HTMLElement) =>
  Boolean(shadowRoot?.querySelector('.error-screen'));

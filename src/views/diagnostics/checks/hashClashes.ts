import { SHELLS } from '../../../handover/ownElement';
import { ownElements } from './ownElements';

/** Who else uses the hash of the address. */
export type HashClash =
  /** Another script has put a hash of its own. */
  | { kind: 'foreign'; hash: string }
  /** The hash begins as ours do and leads to no page of the shell: another router's, perhaps. */
  | { kind: 'unknown'; hash: string }
  /** Several shells follow the same hashes. */
  | { kind: 'shared'; prefix: string; count: number };

/** What goes wrong with the hash, for every shell on the page that routes by it. */
export function hashClashes(): HashClash[] {
  const shells = ownElements().filter(
    (element) => element.matches(SHELLS) && element.getAttribute('routing') !== 'memory',
  );
  const byPrefix = new Map<string, HTMLElement[]>();
  for (const shell of shells) {
    const prefix = prefixOf(shell);
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), shell]);
  }
  const clashes: HashClash[] = [];
  for (const [prefix, { length: count }] of byPrefix) {
    if (count > 1) clashes.push({ kind: 'shared', prefix, count });
  }
  if (shells.length === 0 || location.hash.length < 2) return clashes;
  const hash = location.hash.replace(/\?.*/s, '');
  const following = shells.filter((shell) => hash.startsWith(`#${prefixOf(shell)}/`));
  if (following.length === 0) clashes.push({ kind: 'foreign', hash });
  else if (following.every(showsNotFound) && !/\/404\/?$/.test(hash)) {
    clashes.push({ kind: 'unknown', hash });
  }
  return clashes;
}

const prefixOf = (shell: HTMLElement) => shell.getAttribute('hash-prefix') ?? '';

/** The shell alone knows its routes and the integrator's own areas: what it shows is asked. */
const showsNotFound = ({ shadowRoot }: HTMLElement) =>
  Boolean(shadowRoot?.querySelector('.error-screen'));

import { parentOf } from '../../handover/ancestors';

/** Matches the tag of a shell with or without a suffix: a picker may ask before the shell is defined and marked. */
const SHELL_TAG = /^backoffice-shell(-|$)/;

/** Returns the shell around a node, across shadow roots. */
export function closestShell(node: Element): Element | undefined {
  if (SHELL_TAG.test(node.localName)) return node;
  const parent = parentOf(node);
  return parent && closestShell(parent);
}

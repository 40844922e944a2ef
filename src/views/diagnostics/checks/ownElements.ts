import { SESSION_ELEMENTS } from '../../../handover/ownElement';

/** Finds shells, sign-in and reset elements below `root`, under any tag name and inside open shadow roots. */
export function ownElements(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
    if (node.matches(SESSION_ELEMENTS)) return node;
    return node.shadowRoot ? ownElements(node.shadowRoot) : [];
  });
}

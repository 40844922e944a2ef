import { OWN_ELEMENT } from '../../../handover/ownElement';

const OWN = `backoffice-shell, backoffice-login, backoffice-reset, [${OWN_ELEMENT}]`;

/** Finds the bundle's elements below `root`, under any tag name and inside open shadow roots. */
export function ownElements(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
    if (node.matches(OWN)) return node;
    return node.shadowRoot ? ownElements(node.shadowRoot) : [];
  });
}

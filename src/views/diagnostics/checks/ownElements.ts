import { OWN_ELEMENT } from '../../../handover/ownElement';

const OWN = `backoffice-shell, backoffice-login, backoffice-reset, [${OWN_ELEMENT}]`;

/** Our elements on the page, whatever they are called, those in open shadow roots included. */
export function ownElements(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
    if (node.matches(OWN)) return node;
    return node.shadowRoot ? ownElements(node.shadowRoot) : [];
  });
}

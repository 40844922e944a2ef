const OWN = /^backoffice-(shell|login|reset)$/;

/** Our elements on the page, those in open shadow roots included. */
export function ownElements(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
    if (OWN.test(node.localName)) return node;
    return node.shadowRoot ? ownElements(node.shadowRoot) : [];
  });
}

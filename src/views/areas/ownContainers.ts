/** Containers of area content that this bundle has created, as opposed to copies that the page has made of them. */
const created = new WeakSet<Element>();

/** Kinds of containers: `area` of a visit, `stamped` of a template. */
export type ContainerKind = 'area' | 'stamped';

/** Selector of the containers in a shell, copies included. */
const CONTAINERS = ':scope > :is([data-backoffice-area], [data-backoffice-stamped])';

/** Appends an empty container to the shell, where the integrator's CSS applies. */
export function addContainer(host: HTMLElement, kind: ContainerKind, slot: string, name = '') {
  const container = document.createElement('div');
  container.slot = slot;
  container.setAttribute(`data-backoffice-${kind}`, name);
  created.add(container);
  host.append(container);
  return container;
}

/**
 * Removes the copies of containers, now and when some are added: `innerHTML`, `cloneNode` and pages that a library
 * restores leave them. They have no listeners, and show what the last user saw.
 * @returns an unsubscribe function
 */
export function removeCopies(host: HTMLElement): () => void {
  const remove = () => {
    for (const child of host.querySelectorAll(CONTAINERS)) if (!created.has(child)) child.remove();
  };
  const observer = new MutationObserver(remove);
  observer.observe(host, { childList: true });
  remove();
  return () => observer.disconnect();
}

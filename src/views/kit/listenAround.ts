import { hostAround, rootOf } from '../../handover/ancestors';

/**
 * Calls back once for each event of the page, in the capture phase, with whether it is inside a node. Seen from
 * outside a closed shadow root, the path of an event ends at its host: the outermost root that can tell decides.
 * @returns an unsubscribe function
 */
export function listenAround(
  node: Node,
  types: readonly string[],
  listener: (event: Event, isInside: boolean) => void,
): () => void {
  const listeners = new AbortController();
  const decided = new WeakSet<Event>();

  function onEvent(event: Event) {
    const path = event.composedPath();
    const isInside = path.includes(node);
    if (decided.has(event) || (!isInside && mayBeInside(path, event.currentTarget))) return;
    decided.add(event);
    listener(event, isInside);
  }

  /** Returns whether the path ends at a closed root between a root and the node. */
  function mayBeInside(path: EventTarget[], seenFrom: EventTarget | null): boolean {
    for (const root of rootsAround(node)) {
      if (root === seenFrom) return false;
      if (root.mode === 'closed' && path.includes(root.host)) return true;
    }
    return false;
  }

  for (const root of [...rootsAround(node), node.ownerDocument as Document]) {
    for (const type of types)
      root.addEventListener(type, onEvent, { capture: true, signal: listeners.signal });
  }
  return () => listeners.abort();
}

/** Returns the shadow roots around a node, from the inside out. */
export function rootsAround(node: Node): ShadowRoot[] {
  const host = hostAround(node);
  return host ? [rootOf(node) as ShadowRoot, ...rootsAround(host)] : [];
}

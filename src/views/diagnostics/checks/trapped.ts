import { ownElements } from './ownElements';

/** An element of ours whose fields password managers may miss, and what it is shut up in. */
export interface Trapped {
  tag: string;
  inside: string;
}

/** Our elements in somebody's shadow root: the fields lie there too, for all that we keep out of our own. */
export function trappedElements(host: HTMLElement): Trapped[] {
  // The element asked for may lie in a closed root, which a search of the page does not enter.
  return [...new Set([host, ...ownElements()])].flatMap((element) => {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot)) return [];
    return { tag: element.localName, inside: root.host.localName };
  });
}

import { useLayoutEffect } from 'react';
import { adoptStyles } from '../styles/adoptStyles';
import { makeImportant } from '../styles/makeImportant';
import { useElementContext } from './elementContext';

const textsByNode = new WeakMap<Node, Set<string>>();

/** Returns the CSS texts that chunks have added for a node, to be adopted again after a move. */
export const chunkStyles = (node: Node): Iterable<string> => textsByNode.get(node) ?? [];

/**
 * Adopts the CSS of a chunk into a root. Remembers it for the node that may move: the root itself, or an
 * element inside it.
 */
export function adoptChunkStyles(node: Node, root: Node, text: string): void {
  const before = new Set(chunkStyles(node));
  // Adopting a sheet again would make the browser recompute every style.
  if (before.has(text)) return;
  textsByNode.set(node, before.add(text));
  adoptStyles(root, [text]);
}

/** Adopts the CSS of a form in the light DOM that is loaded on demand. */
export function useFormStyles(text: string): void {
  const { host } = useElementContext();
  const root = host.getRootNode();
  useLayoutEffect(() => adoptChunkStyles(host, root, makeImportant(text)), [host, root, text]);
}

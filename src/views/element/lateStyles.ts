import { adoptStyles } from '../styles/adoptStyles';

const late = new WeakMap<Node, Set<string>>();

/** CSS that parts loaded on demand have brought for a node: what moves to another root takes it along. */
export const lateStyles = (node: Node): Iterable<string> => late.get(node) ?? [];

/** Adopts CSS into a root, and remembers it for the node that moves: the root itself, or what lies in it. */
export function adoptLate(node: Node, root: Node, text: string): void {
  const before = new Set(lateStyles(node));
  // Adopting it again would have every style computed again.
  if (before.has(text)) return;
  late.set(node, before.add(text));
  adoptStyles(root, [text]);
}

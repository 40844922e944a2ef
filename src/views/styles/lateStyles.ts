import { adoptStyles } from './adoptStyles';

const late = new WeakMap<Node, Set<string>>();

/** CSS that parts loaded on demand have brought for a node: what moves to another root takes it along. */
export const lateStyles = (node: Node): Iterable<string> => late.get(node) ?? [];

/** Adopts CSS into a root, and remembers it for the node that moves: the root itself, or what lies in it. */
export function adoptLate(node: Node, root: Node, text: string): void {
  late.set(node, new Set(lateStyles(node)).add(text));
  adoptStyles(root, [text]);
}

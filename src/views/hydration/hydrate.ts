import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Lets React take over painted nodes as they stand. Where something changed between paint and
 * take-over (another tab signed out, say), React renders anew, which is what we want: no report.
 */
export function takeOver(container: Element, content: ReactNode): Root {
  const painted = [...container.children];
  return hydrateRoot(container, content, {
    onRecoverableError() {
      // React empties an element before it renders anew, but not a shadow root.
      if (container.children.length > painted.length) for (const node of painted) node.remove();
    },
  });
}

import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates a prerendered container. If something has changed since the first paint (another tab has signed
 * out, for example), React renders from scratch, which is intended and not reported.
 */
export function hydrate(container: Element, content: ReactNode): Root {
  const painted = [...container.children];
  return hydrateRoot(container, content, {
    onRecoverableError() {
      // React empties an element before it renders from scratch, but not a shadow root.
      if (container.children.length > painted.length) for (const node of painted) node.remove();
    },
  });
}

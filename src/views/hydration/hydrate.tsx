import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Events that React queues until it has hydrated a root, and then dispatches again. */
const QUEUED_EVENTS = ['focusin', 'pointerover', 'mouseover', 'dragenter', 'gotpointercapture'];

/**
 * Hydrates a prerendered container. If something has changed since the first paint (another tab has signed
 * out, for example), React renders from scratch, which is intended and not reported.
 */
export function hydrate(container: Element, content: ReactNode): Root {
  const painted = [...container.children];
  const release = holdQueuedEvents(container);
  const wrap = (children: ReactNode) => <Hydrated onHydrated={release}>{children}</Hydrated>;
  const root = hydrateRoot(container, wrap(content), {
    onRecoverableError() {
      // React empties an element before it renders from scratch, but not a shadow root.
      if (container.children.length > painted.length) for (const node of painted) node.remove();
    },
  });
  return {
    render: (children) => root.render(wrap(children)),
    unmount() {
      release();
      root.unmount();
    },
  };
}

/**
 * Keeps events from React that it would queue: it dispatches them again at `event.target`, which browsers
 * reset to null once an event has ended inside a shadow root.
 * @returns a function that lets the events pass again
 */
function holdQueuedEvents(container: Element): () => void {
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of QUEUED_EVENTS) container.addEventListener(type, hold, true);
  return () => {
    for (const type of QUEUED_EVENTS) container.removeEventListener(type, hold, true);
  };
}

function Hydrated(props: { onHydrated(): void; children: ReactNode }) {
  useLayoutEffect(props.onHydrated, []);
  return props.children;
}

import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** The hint that Caps Lock is on, for the password fields below a node; it is loaded with the first key. */
export function useCapsLock(pane: RefObject<HTMLElement | null>): ReactNode {
  const [hint, setHint] = useState<ReactNode>();
  useEffect(() => {
    const node = pane.current;
    const load = (first: KeyboardEvent) =>
      import('./CapsLock').then(
        ({ CapsLock }) => setHint(<CapsLock pane={node as HTMLElement} first={first} />),
        () => {
          // A hint only: signing in goes on without it.
        },
      );
    node?.addEventListener('keydown', load, { once: true });
    return () => node?.removeEventListener('keydown', load);
  }, [pane]);
  return hint;
}

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { importedModule } from '../../store/browser/importedModule';

/** Returns the Caps Lock hint for the password fields below a node; it loads with the first key. */
export function useCapsLock(pane: RefObject<HTMLElement | null>): ReactNode {
  const [hint, setHint] = useState<ReactNode>();
  useEffect(() => {
    const node = pane.current;
    const load = (first: KeyboardEvent) =>
      importedModule(import('./CapsLock')).then(
        ({ CapsLock }) => setHint(<CapsLock pane={node as HTMLElement} first={first} />),
        () => {
          // The hint is optional: signing in works without it.
        },
      );
    node?.addEventListener('keydown', load, { once: true });
    return () => node?.removeEventListener('keydown', load);
  }, [pane]);
  return hint;
}

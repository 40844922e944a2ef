import { useEffect, useState } from 'react';
import { useHostContext } from '../element/elementContext';
import { isUsable } from '../kit/visibility';
import { useLazyComponent } from '../lazy/useLazyComponent';

const load = () => import('./Diagnostics');

/** Opens the diagnostics on `?backoffice-debug` in the page's address and on Ctrl+Shift+D. */
export function DiagnosticsLayer() {
  const { host } = useHostContext();
  const { Component: Dialog, loadNow } = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const show = () => {
      setOpen(true);
      void loadNow();
    };
    function onKey(event: KeyboardEvent) {
      // Keys typed in fields of the element do not bubble to the window.
      const ownField = (event.composedPath()[0] as Element).closest?.('.root,[data-backoffice]');
      // The host page or another element has handled the key.
      if ((event.eventPhase === 1 && !ownField) || event.defaultPrevented) return;
      // `code` identifies the key on all keyboard layouts.
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyD' || !isUsable(host)) return;
      event.preventDefault();
      show();
    }
    // Other values belong to other tools, e.g. `texts`.
    if (/[?&]backoffice-debug(?!=[^p])/.test(location.href)) show();
    for (const capture of [true, false]) {
      addEventListener('keydown', onKey, { capture, signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [loadNow, host]);
  return open && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null;
}

import { useEffect, useState } from 'react';
import { useHostContext } from '../element/elementContext';
import { isUsable } from '../kit/visibility';
import { useLazyComponent } from '../lazy/useLazyComponent';

const load = () => import('./Diagnostics');

/** The place of the diagnostics: `?backoffice-debug` in the page's address opens them, and Ctrl+Shift+D. */
export function DiagnosticsLayer() {
  const { host } = useHostContext();
  const { Part: Panel, ask } = useLazyComponent(load);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const show = () => {
      setOpen(true);
      void ask();
    };
    function onKey(event: KeyboardEvent) {
      // What is typed in our own fields does not bubble up to here (decision 27).
      const ours = (event.composedPath()[0] as Element).closest?.('.root,[data-backoffice]');
      // Prevented: the host has a use of its own, or another element of ours has opened them.
      if ((event.eventPhase === 1 && !ours) || event.defaultPrevented) return;
      // The code tells the key where the keyboard writes another script.
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyD' || !isUsable(host)) return;
      event.preventDefault();
      show();
    }
    // Another value asks for another tool.
    if (/[?&]backoffice-debug(?!=[^p])/.test(location.href)) show();
    for (const capture of [true, false]) {
      addEventListener('keydown', onKey, { capture, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, [ask, host]);
  return open && Panel ? <Panel onClose={() => setOpen(false)} /> : null;
}

import { type ComponentType, useEffect, useState } from 'react';
import type { DiagnosticsProps } from './Diagnostics';

/** The place of the diagnostics: `?backoffice-debug` in the page's address opens them, and Ctrl+Shift+D. */
export function DiagnosticsLayer() {
  const [Panel, setPanel] = useState<ComponentType<DiagnosticsProps>>();
  useEffect(() => {
    const leaving = new AbortController();
    const open = () => import('./Diagnostics').then((part) => setPanel(() => part.default));
    function onKey(event: KeyboardEvent) {
      // What is typed in our own fields does not bubble up to here (decision 27).
      const ours = (event.composedPath()[0] as Element).closest?.('.root,[data-backoffice]');
      // Prevented: the host has a use of its own, or another element of ours has opened them.
      if ((event.eventPhase === 1 && !ours) || event.defaultPrevented) return;
      // The code tells the key where the keyboard writes another script.
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyD') return;
      event.preventDefault();
      void open();
    }
    // Another value asks for another tool.
    if (/[?&]backoffice-debug(?!=[^p])/.test(location.href)) void open();
    for (const capture of [true, false]) {
      addEventListener('keydown', onKey, { capture, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);
  return Panel && <Panel onClose={() => setPanel(undefined)} />;
}

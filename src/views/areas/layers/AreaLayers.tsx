import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type AreaStore, areaStoreOf } from '../../../store/areas/areaStore';
import { answerLeaveDialog } from '../../../store/areas/unsavedWork';
import { useStores, useTexts } from '../../element/elementContext';
import { useLazyPart } from '../../lazy/useLazyPart';
import { useLeaveGuard } from './useLeaveGuard';

const load = () => import('./ToastsAndLeaveDialog');

/** Guards unsaved work, and loads toasts and leave dialog when one of them is first needed. */
export function AreaLayers() {
  const areaStore = areaStoreOf(useStores());
  useLeaveGuard();
  const isGuarded = useStore(areaStore, ({ dirty }) => dirty !== undefined);
  const toasts = useStore(areaStore, (state) => state.toasts);
  const leaveDialog = useStore(areaStore, (state) => state.leaveDialog);
  const { Part: Layers, failed } = useLazyPart(load, {
    wanted: isGuarded || toasts.length > 0 || leaveDialog !== undefined,
    retryKey: leaveDialog ?? toasts,
    // Nothing is missing without a toast: the browser can ask in place of the dialog.
    withoutNote: toasts.length === 0,
  });
  // Screen readers announce what is added to a live region, but not a region that appears with its text.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setRegion} role="status" aria-atomic="false" />
      {Layers && region ? <Layers region={region} /> : null}
      {leaveDialog && failed && !Layers ? <BrowserConfirm areaStore={areaStore} /> : null}
    </>
  );
}

/** Falls back to the browser's confirm() if the dialog could not be loaded. */
function BrowserConfirm({ areaStore }: { areaStore: AreaStore }) {
  const i18n = useTexts();
  useEffect(() => answerLeaveDialog(areaStore, confirm(i18n._('leave.title'))), [areaStore, i18n]);
  return null;
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type AreaState, areaStateOf } from '../../../store/areas/areaState';
import { settleLeave } from '../../../store/areas/leaveConfirmation';
import { useStores, useTexts } from '../../element/elementContext';
import { useLazyComponent } from '../../lazy/useLazyComponent';
import { useShellRouter } from '../../routing/RouterProvider';
import { useLeaveGuard } from './useLeaveGuard';

const load = () => import('./ToastsAndLeaveDialog');

/** Guards unsaved work, and loads toasts and leave dialog when one of them is first needed. */
export function AreaLayers() {
  const areaState = areaStateOf(useStores());
  const router = useShellRouter();
  useLeaveGuard(router);
  const isNeeded = useStore(
    areaState,
    ({ dirty, toasts }) => dirty !== undefined || toasts.length > 0,
  );
  const isOpen = useStore(areaState, ({ leaveConfirmation }) => leaveConfirmation !== undefined);
  const { Component: Layers, failed, loadNow } = useLazyComponent(load);
  useEffect(() => {
    if (isNeeded && !Layers) void loadNow();
  }, [isNeeded, Layers, loadNow]);
  if (Layers) return <Layers />;
  return isOpen && failed ? <BrowserConfirm areaState={areaState} /> : null;
}

/** Falls back to the browser's confirm() if the dialog could not be loaded. */
function BrowserConfirm({ areaState }: { areaState: AreaState }) {
  const i18n = useTexts();
  useEffect(() => settleLeave(areaState, confirm(i18n._('leave.title'))), [areaState, i18n]);
  return null;
}

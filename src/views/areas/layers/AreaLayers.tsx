import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type AreaDesk, deskOf } from '../../../store/areas/areaState';
import { answerLeave } from '../../../store/areas/leaveConfirmation';
import { useStores, useTexts } from '../../element/elementContext';
import { usePart } from '../../lazy/useLazyComponent';
import { useShellRouter } from '../../routing/RouterProvider';
import { usePreloads } from '../usePreloads';
import { useLeaveGuard } from './useLeaveGuard';

const load = () => import('./OpenLayers');

/** What areas put over the shell, notes and the question before leaving: loaded with the first of it. */
export function AreaLayers() {
  const desk = deskOf(useStores());
  const router = useShellRouter();
  useLeaveGuard(router);
  usePreloads(router);
  const wanted = useStore(desk, ({ dirty, toasts }) => dirty !== undefined || toasts.length > 0);
  const asked = useStore(desk, ({ leaving }) => leaving !== undefined);
  const { Part: Layers, failed, ask } = usePart(load);
  useEffect(() => {
    if (wanted && !Layers) void ask();
  }, [wanted, Layers, ask]);
  if (Layers) return <Layers />;
  return asked && failed ? <PlainQuestion desk={desk} /> : null;
}

/** Where the dialog does not arrive, the browser's own asks: nobody is held, and no work lost unasked. */
function PlainQuestion({ desk }: { desk: AreaDesk }) {
  const i18n = useTexts();
  useEffect(() => answerLeave(desk, confirm(i18n._('leave.title'))), [desk, i18n]);
  return null;
}

import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../store/areaDesk';
import { useStores } from '../kit/context';
import { useShell } from '../shell/shellContext';
import { useLeaveGuard } from './useLeaveGuard';
import { usePreloads } from './usePreloads';

/** What areas put over the shell, notes and the question before leaving: loaded with the first of it. */
export function AreaLayers() {
  const desk = deskOf(useStores());
  const router = useShell();
  useLeaveGuard(router);
  usePreloads(router);
  const wanted = useStore(desk, ({ dirty, toasts }) => dirty !== undefined || toasts.length > 0);
  const [Layers, setLayers] = useState<ComponentType>();
  useEffect(() => {
    if (wanted) void import('./OpenLayers').then((module) => setLayers(() => module.default));
  }, [wanted]);
  return Layers ? <Layers /> : null;
}

import { useEffect, useState } from 'react';
import { earlyOf } from '../../handover/earlyInput';
import { useSurroundings } from '../element/elementContext';

/** False during the first render over a painted frame, which shows a skeleton where content will be. */
export function useTakenOver(): boolean {
  const { host } = useSurroundings();
  const [takenOver, setTakenOver] = useState(() => !earlyOf(host)?.pending);
  useEffect(() => setTakenOver(true), []);
  return takenOver;
}

import { useEffect } from 'react';
import { earlyInputOf } from '../../handover/earlyInput';
import { useElementContext } from '../element/elementContext';
import type { Painted } from './capturePainted';

/** Replays the clicks and submits that were recorded in the container before hydration. */
export function ReplayRecordedInput(props: {
  host: HTMLElement;
  container(): Node | undefined;
  painted?(): Painted | undefined;
  onDone?(): void;
}) {
  const { host, container, painted, onDone } = props;
  const { pageLanguage } = useElementContext().stores;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const recorded = earlyInputOf(host);
    if (recorded?.chosen) pageLanguage.choose(recorded.chosen);
    // Another form, after a logout for example, must not choose it again.
    if (recorded) recorded.chosen = undefined;
    // First: a submit reads the fields.
    painted?.()?.restoreTyped();
    recorded?.replay(container(), painted?.()?.replacementOf);
    onDone?.();
  }, []);
  return null;
}

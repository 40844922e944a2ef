import { useEffect } from 'react';
import { earlyInputOf } from '../../handover/earlyInput';
import { useElementContext } from '../element/elementContext';

/** Replays the clicks and submits that were recorded in the container before hydration. */
export function ReplayRecordedInput(props: {
  host: HTMLElement;
  container(): Node | undefined;
  onDone?(): void;
}) {
  const { host, container, onDone } = props;
  const { pageLanguage } = useElementContext().stores;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const recorded = earlyInputOf(host);
    if (recorded?.chosen) pageLanguage.choose(recorded.chosen);
    recorded?.replay(container());
    onDone?.();
  }, []);
  return null;
}

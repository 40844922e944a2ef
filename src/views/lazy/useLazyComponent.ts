import { type ComponentType, useCallback, useState } from 'react';
import { useStores } from '../element/elementContext';

/** Brings a part of the bundle. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Parts that are there: a second use of one shows at once. */
const arrived = new WeakMap<object, unknown>();

/** Awaits the import of a chunk; resolves to undefined when it fails. */
type Settle = <Module>(chunk: Promise<Module>) => Promise<Module | undefined>;

/** A part that is loaded on demand: undefined until it is there, or where it did not arrive. */
export function usePart<Props>(load: LoadPart<Props>) {
  const stores = useStores();
  return useChunk(load, stores.part);
}

/** The same for elements without the stores of a shell; `settle` reports a failed import. */
export function useChunk<Props>(load: LoadPart<Props>, settle: Settle) {
  const [Part, setPart] = useState(() => arrived.get(load) as ComponentType<Props> | undefined);
  const [failed, setFailed] = useState(false);

  /** Asks for it, after a failure once more; answers whether it is there. */
  const ask = useCallback(async () => {
    const module = await settle(load());
    setFailed(!module);
    if (!module) return false;
    arrived.set(load, module.default);
    setPart(() => module.default);
    return true;
  }, [settle, load]);

  return { Part, failed, ask };
}

/** Fetches a part ahead; one that does not arrive is told of once it is asked for. */
export const near = (load: () => Promise<unknown>) => void load().catch(() => {});

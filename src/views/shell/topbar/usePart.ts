import { type ComponentType, useState } from 'react';

/** Brings a part of the bundle. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part that is loaded on demand, undefined until it is there, and what asks for it. */
export function usePart<Props>(load: LoadPart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  return [Part, () => void load().then((module) => setPart(() => module.default))] as const;
}

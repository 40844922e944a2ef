import { createContext, useContext, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Field, FieldOptions, FieldState } from '../../store/pickers/field';
import { adoptLate } from '../element/lateStyles';

interface Surroundings<Options extends FieldOptions = FieldOptions> {
  host: HTMLElement;
  field: Field<Options>;
}

/** The element and field of a picker, for its views. */
export const PickerContext = createContext<Surroundings | undefined>(undefined);

/** Returns the picker that renders the view. Throws outside of one. */
export function usePicker<Options extends FieldOptions = FieldOptions>(): Surroundings<Options> {
  const found = useContext(PickerContext);
  if (!found) throw new Error('A view of a picker was rendered outside its element.');
  return found as unknown as Surroundings<Options>;
}

/** Returns the options and state of the picker. */
export function useFieldState<Options extends FieldOptions>(): FieldState<Options> {
  return useStore(usePicker<Options>().field.store);
}

/** Adopts the CSS of a view that is loaded on demand. */
export function usePickerStyles(text: string): void {
  const { host } = usePicker();
  useLayoutEffect(() => {
    if (host.shadowRoot) adoptLate(host.shadowRoot, host.shadowRoot, text);
  }, [host, text]);
}

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Field, FieldOptions, FieldState } from '../../store/pickers/field';
import { useHostContext } from '../element/elementContext';

/** Provides the field of a picker to its views. */
export const FieldContext = createContext<Field | undefined>(undefined);

/**
 * Returns host and field of a picker's view.
 * @throws Error outside a picker
 */
export function usePicker<Options extends FieldOptions = FieldOptions>(): {
  host: HTMLElement;
  field: Field<Options>;
} {
  const { host } = useHostContext();
  const field = useContext(FieldContext);
  if (!field) throw new Error('A view of a picker was rendered outside its element.');
  return { host, field: field as unknown as Field<Options> };
}

/** Returns the state of the field: options, value and typed text. */
export function useFieldState<Options extends FieldOptions>(): FieldState<Options> {
  return useStore(usePicker<Options>().field.store);
}

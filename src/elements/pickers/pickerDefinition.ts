import type { ComponentType } from 'react';
import { camelCase } from '../../store/element/camelCase';
import type { FieldOptions, FieldRules } from '../../store/pickers/field';
import type { PickerTag } from './pickerAttributes';

/** Configuration of a picker class. */
export interface PickerDefinition<Options extends FieldOptions> {
  tag: PickerTag;
  View: ComponentType;
  rules: FieldRules<Options>;
  /** Validates the input. Invalid values warn once and fall back to their default. */
  accept(input: PickerInput): Options;
  /** Creates the `change` event; `dayOffset` is 1 if a time was carried to the next day. */
  createChangeEvent?(dayOffset: number): Event;
  properties?: readonly string[];
}

/** Attributes and properties of a picker, unchecked. */
export interface PickerInput {
  text(attribute: string): string | undefined;
  flag(attribute: string): boolean;
  property(name: string): unknown;
}

/** Returns the attributes and properties in the props of an element. */
export function inputOf(props: Record<string, unknown>): PickerInput {
  return {
    text: (attribute) => props[camelCase(attribute)] as string | undefined,
    flag: (attribute) => props[camelCase(attribute)] === true,
    property: (name) => props[name],
  };
}

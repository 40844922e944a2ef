/** An element, without `backoffice-`. */
export type ElementName = 'shell' | 'login' | 'reset' | 'date-picker' | 'time-picker';

/** The elements with a session, as in the tables of the reference. */
export const ALL: readonly ElementName[] = ['shell', 'login', 'reset'];

interface Row {
  /** Elements that have the member. */
  on: readonly ElementName[];
  /** Markdown. */
  meaning: string;
}

/** An attribute. */
export interface AttributeRow extends Row {
  name: string;
}

/** A property, or a method if the name has parentheses. */
export interface PropertyRow extends Row {
  name: string;
  /** TypeScript type. */
  type: string;
  readonly?: boolean;
}

/** An event. */
export interface EventRow extends Row {
  name: string;
  /** `{message, code?}`; empty if there is none. */
  detail: string;
  /** TypeScript type; by default a CustomEvent of BackofficeEventMap. */
  type?: string;
}

/** Slots or parts with the same meaning. */
export interface NamedRow extends Row {
  names: readonly string[];
}

/** A CSS custom property. */
export interface TokenRow {
  name: string;
  value: string;
  meaning: string;
}

/** An element, without `backoffice-`. */
export type ElementName = 'shell' | 'login' | 'reset' | 'date-picker' | 'time-picker';

/** The elements with a session; the README's tables are theirs. */
export const ALL: readonly ElementName[] = ['shell', 'login', 'reset'];

interface Row {
  on: readonly ElementName[];
  /** Markdown. */
  meaning: string;
}

export interface AttributeRow extends Row {
  name: string;
}

/** A property, or a method where the name has brackets. */
export interface PropertyRow extends Row {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  readonly?: boolean;
}

export interface EventRow extends Row {
  name: string;
  /** `{message, code?}`; empty where there is none. */
  detail: string;
  /** As TypeScript writes it; a CustomEvent of ours by default. */
  type?: string;
}

/** Slots or parts that mean the same. */
export interface NamedRow extends Row {
  names: readonly string[];
}

export interface TokenRow {
  name: string;
  value: string;
  meaning: string;
}

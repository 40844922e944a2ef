import type { ElementStores } from '../../store/element/elementStores';

/** A fact or the result of a check. */
export interface Row {
  label: string;
  /** One line per finding; at least one. */
  lines: string[];
  /** True for a failed check, false for a passed one, absent for a plain fact. */
  problem?: boolean;
}

/** A titled group of rows in the dialog and in the report. */
export interface Section {
  title: string;
  rows: Row[];
}

/** Input of the section builders. */
export interface Source {
  stores: ElementStores;
  host: HTMLElement;
  /** One line per violation of the page's content security policy. */
  violations: readonly string[];
}

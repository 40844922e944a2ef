import type { Translate } from '../../locales/i18n';
import type { ElementStores } from '../../store/element/elementStores';

/** A fact or a check: what it is called, and a line for each thing there is to say. */
export interface Row {
  label: string;
  lines: string[];
  /** Set for a check that has found something. */
  problem?: boolean;
}

export interface Section {
  title: string;
  rows: Row[];
}

/** What a section is gathered from. */
export interface Source {
  i18n: Translate;
  stores: ElementStores;
  host: HTMLElement;
  /** Lines that tell of violations of the page's policy. */
  violations: readonly string[];
}

import type { I18n } from '@lingui/core';

/** What something of the integrator's is called: the text of its key, else its label as it stands. */
export function labelOf(i18n: I18n, { label }: { label: string }): string {
  // Plain text is no message: it may hold braces.
  return label in i18n.messages ? i18n._(label) : label;
}

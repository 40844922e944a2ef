/**
 * Keeps Radix's focus guards out of the host page.
 *
 * `useFocusGuards` of @radix-ui/react-focus-guards inserts two `<span>`s into `document.body` while a menu or
 * popover is open. Rules such as `body > * + *` or `:first-child` of a host page then match other elements and
 * shift its layout. The guards only serve traps that hold the focus at the ends of the document; all our
 * popups are non-modal and trap nothing. Radix has no option to leave them out
 * (https://github.com/radix-ui/primitives/tree/main/packages/react/focus-guards).
 *
 * Checked with @radix-ui/react-focus-guards 1.2.0.
 */

const INSERTION = /document\.body\.insertAdjacentElement\([^;]*\);/g;

/** Removes the insertions from the package's module; returns any other code unchanged. */
export function withoutFocusGuards(code: string): string {
  return code.includes('data-radix-focus-guard') ? code.replace(INSERTION, '') : code;
}

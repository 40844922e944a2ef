/** Focuses the heading of a page. It does nothing while there is none. */
export function focusHeading(element) {
  const heading = element.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

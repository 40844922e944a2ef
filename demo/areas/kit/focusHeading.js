/**
 * Focuses the heading of a page. While there is none, it focuses the page, which passes the focus on to its heading
 * unless the user moves it meanwhile.
 */
export function focusHeading(element) {
  const target = element.querySelector('h2') ?? element;
  target.setAttribute('tabindex', '-1');
  target.focus();
}

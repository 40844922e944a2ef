/**
 * Describes an element on the host page for the markup functions: its tag, the attributes as
 * `[name, value]`, the texts of its slots, and the lists of its JSON children by slot.
 */
export function describe(element) {
  const children = [...element.children].filter(
    (child) => child.slot && !('backoffice' in child.dataset),
  );
  const isList = (child) => child.localName === 'script';
  return {
    tag: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
    texts: children
      .filter((child) => !isList(child))
      .map(({ slot, textContent }) => ({ slot, text: textContent })),
    lists: children
      .filter(isList)
      .map(({ slot, textContent }) => ({ slot, list: JSON.parse(textContent) })),
  };
}

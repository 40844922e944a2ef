/** The markup of an element as an integrator would write it. */
export function markupOf(element) {
  const attributes = [...element.attributes].map(({ name, value }) =>
    value ? `${name}="${escaped(value)}"` : name,
  );
  const opening =
    attributes.length > 2 ? ['', ...attributes].join('\n  ') : ['', ...attributes].join(' ');
  const children = [...element.children]
    .filter((child) => child.slot && !('backoffice' in child.dataset))
    .map((child) => `  ${markupOfChild(child)}\n`);
  const inside = children.length > 0 ? `\n${children.join('')}` : '';
  const end = attributes.length > 2 ? '\n>' : '>';
  const tag = element.localName;
  return `<script src="/dist/backoffice.js" defer></script>
<${tag}${opening}${end}${inside}</${tag}>
`;
}

function markupOfChild(child) {
  const { slot, textContent } = child;
  if (child.localName === 'script') {
    // What ends the script early in a text of JSON can be written otherwise.
    const data = textContent.replaceAll('<', '\\u003c');
    return `<script type="application/json" slot="${slot}">${data}</script>`;
  }
  return `<div slot="${slot}">${escaped(textContent)}</div>`;
}

function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** The markup of an element as an integrator would write it. */
export function markupOf(element) {
  const attributes = [...element.attributes].map(({ name, value }) =>
    value ? `${name}="${escaped(value)}"` : name,
  );
  const opening =
    attributes.length > 2 ? ['', ...attributes].join('\n  ') : ['', ...attributes].join(' ');
  const children = [...element.children]
    .filter((child) => child.slot && !('backoffice' in child.dataset))
    .map((child) => `  <div slot="${child.slot}">${escaped(child.textContent)}</div>\n`);
  const inside = children.length > 0 ? `\n${children.join('')}` : '';
  const end = attributes.length > 2 ? '\n>' : '>';
  const tag = element.localName;
  return `<script src="/dist/backoffice.js" defer></script>
<${tag}${opening}${end}${inside}</${tag}>
`;
}

function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

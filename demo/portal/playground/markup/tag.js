/** Returns a tag, with one attribute per line if there are more than two. */
export function writeTag(tag, attributes, children) {
  const opening =
    attributes.length > 2
      ? `${['', ...attributes].join('\n  ')}\n>`
      : `${['', ...attributes].join(' ')}>`;
  const inside = children.length > 0 ? `\n${children.map((child) => `  ${child}\n`).join('')}` : '';
  return `<${tag}${opening}${inside}</${tag}>`;
}

/** Returns an HTML attribute: only the name if it has no value. */
export const htmlAttribute = ([name, value]) => (value ? `${name}="${escaped(value)}"` : name);

/** Returns the HTML of a slotted child. */
export const htmlChild = ({ slot, text }) => `<div slot="${slot}">${escaped(text)}</div>`;

/** Indents every line but the first. */
export const indented = (text, spaces) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

import { htmlAttribute, htmlChild, writeTag } from './tag.js';

/** Returns the element in a page without a bundler. */
export function html({ tag, attributes, texts, lists }) {
  const children = [...texts.map(htmlChild), ...lists.map(jsonChild)];
  return `<script src="/dist/backoffice.js" defer></script>
${writeTag(tag, attributes.map(htmlAttribute), children)}
`;
}

function jsonChild({ slot, list }) {
  // Escape characters in the JSON that would end the script.
  const data = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/json" slot="${slot}">${data}</script>`;
}

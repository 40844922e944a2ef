import { htmlAttribute, htmlChild, writeTag } from './tag.js';

/** The element in a page without a bundler. */
export function html({ tag, attributes, texts, lists }) {
  const children = [...texts.map(htmlChild), ...lists.map(jsonChild)];
  return `<script src="/dist/backoffice.js" defer></script>
${writeTag(tag, attributes.map(htmlAttribute), children)}
`;
}

function jsonChild({ slot, list }) {
  // What ends the script early in a text of JSON can be written otherwise.
  const data = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/json" slot="${slot}">${data}</script>`;
}

import { htmlAttribute, htmlChild, indented, writeTag } from './tag.js';

const entryOf = (tag) => `backoffice-elements/${tag.replace('backoffice-', '')}`;
const constants = (lists, keyword, end = ';') =>
  lists.map(({ slot, list }) => `${keyword} ${slot} = ${JSON.stringify(list)}${end}`);

/** Returns the element as a React component. */
export function react({ tag, attributes, texts, lists }) {
  const component = tag.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase());
  const props = [
    ...attributes.map(([name, value]) => jsxProp(camelCase(name), value)),
    ...lists.map(({ slot, list }) => `${slot}={${JSON.stringify(list)}}`),
  ];
  return `import { ${component} } from 'backoffice-elements/react';

export const Office = () => (
  ${indented(writeTag(component, props, texts.map(jsxChild)), 2)}
);
`;
}

/** Returns the element in a single-file component of Vue. */
export function vue({ tag, attributes, texts, lists }) {
  const bound = [
    ...attributes.map(htmlAttribute),
    ...lists.map(({ slot }) => `:${slot}.prop="${slot}"`),
  ];
  return `<script setup>
${[`import '${entryOf(tag)}';`, ...constants(lists, '\nconst')].join('\n')}
</script>

<template>
  ${indented(writeTag(tag, bound, texts.map(htmlChild)), 2)}
</template>
`;
}

/** Returns the element in a Svelte component, which may be rendered on a server. */
export function svelte({ tag, attributes, texts, lists }) {
  const bound = [...attributes.map(htmlAttribute), ...lists.map(({ slot }) => `{${slot}}`)];
  return `<script>
${[
  "  import { onMount } from 'svelte';\n",
  ...constants(lists, '  const'),
  `  onMount(() => import('${entryOf(tag)}'));`,
].join('\n')}
</script>

${writeTag(tag, bound, texts.map(htmlChild))}
`;
}

/** Returns the element in the template of an Angular component. */
export function angular({ tag, attributes, texts, lists }) {
  const bound = [
    ...attributes.map(htmlAttribute),
    ...lists.map(({ slot }) => `[${slot}]="${slot}"`),
  ];
  const members = constants(lists, '  readonly').join('\n');
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import '${entryOf(tag)}';

@Component({
  selector: 'app-office',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    ${indented(templateText(writeTag(tag, bound, texts.map(htmlChild))), 4)}
  \`,
})
export class Office {${members && `\n${members}\n`}}
`;
}

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function jsxProp(name, value) {
  if (!value) return name;
  return /["{}\\&]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

const jsxChild = ({ slot, text }) =>
  `<div slot="${slot}">${/[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text}</div>`;

/** Matches the end of a template literal and the start of an expression in it. */
const templateText = (text) => text.replace(/[`\\]|\$\{/g, '\\$&');

import { typeOf } from './customElements';
import { type ElementDescription, elements } from './description';

/** Creates the type declarations of the tags for JSX and Vue templates, by file name. */
export function frameworkTypes(): Record<string, string> {
  return { react: reactTypes(), vue: vueTypes() };
}

const CLASSES = elements.map(({ className }) => className).join(', ');

function reactTypes(): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BackofficeEventMap, ${CLASSES} } from '../index.js';

type Tag<Element, Attributes, Names extends keyof BackofficeEventMap> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> &
  Attributes & {
    [Name in Names as \`on\${Name}\`]?: (event: BackofficeEventMap[Name]) => void;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map((one) => `      '${one.tag}': Tag<${one.className}, {\n${attributesOf(one)}      }, ${eventsOf(one)}>;`).join('\n')}
    }
  }
}
`;
}

function vueTypes(): string {
  return `import type { DefineComponent } from 'vue';
import type { BackofficeEventMap, ${CLASSES} } from '../index.js';

type Listeners<Names extends keyof BackofficeEventMap> = {
  [Name in Names as \`on\${Pascal<Name>}\`]?: (event: BackofficeEventMap[Name]) => void;
};

type Pascal<Text extends string> = Text extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Text>;

declare module 'vue' {
  interface GlobalComponents {
${elements.map((one) => `    '${one.tag}': DefineComponent<Partial<Omit<${one.className}, keyof HTMLElement>> & {\n${attributesOf(one)}      } & Listeners<${eventsOf(one)}>>;`).join('\n')}
  }
}
`;
}

/** Attributes, and the properties without one. */
function attributesOf({ attributes, properties, className }: ElementDescription): string {
  const rows = [
    ...attributes.map((one) => [`'${one.name}'`, typeOf(one), one.meaning]),
    ...properties
      .filter((one) => !one.readonly)
      .map((one) => [one.name, `${className}['${one.name}']`, one.meaning]),
  ];
  return rows
    .map(
      ([name, type, meaning]) =>
        `        /** ${meaning} */\n        ${name}?: ${type} | undefined;\n`,
    )
    .join('');
}

/** Events of the package; the frameworks type those of native controls. */
function eventsOf({ events }: ElementDescription): string {
  const own = events.filter(({ name }) => name.startsWith('backoffice-'));
  return own.map(({ name }) => `'${name}'`).join(' | ') || 'never';
}

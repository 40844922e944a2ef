import { typeOf } from './customElements';
import { type ElementDescription, elements } from './description';

/** Creates the type declarations of the tags for JSX, Vue and Svelte templates, by file name. */
export function frameworkTypes(): Record<string, string> {
  return { react: reactTypes(), vue: vueTypes(), svelte: svelteTypes() };
}

const CLASSES = elements.map(({ className }) => className).join(', ');

function reactTypes(): string {
  return `import type {
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react';
import type {
  BackofficeEventMap,
${elements.map(({ className }) => `  ${className} as ${className}Element`).join(',\n')},
} from '../index.js';

type Listener<Element, Event> = (event: Event & { readonly currentTarget: Element }) => void;

type Tag<Element, Attributes, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Attributes & {
    [Name in keyof Events & string as \`on\${Name}\`]?: Listener<Element, Events[Name]> | undefined;
  };

type Pascal<Text extends string> = Text extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Text>;

type Listeners<Element, Events> = {
  [Name in keyof Events & string as \`on\${Pascal<Name>}\`]?:
    | Listener<Element, Events[Name]>
    | undefined;
};

type Component<Element, Properties, Events> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<Element>, keyof Properties | keyof Listeners<Element, Events>> &
    Properties &
    Listeners<Element, Events> &
    RefAttributes<Element>
>;

${elements.map(componentOf).join('\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map((one) => `      '${one.tag}': Tag<${one.className}Element, {\n${attributesOf(one, `${one.className}Element`)}      }, ${eventsOf(one)}>;`).join('\n')}
    }
  }
}
`;
}

function vueTypes(): string {
  return `import type { DefineComponent, HTMLAttributes } from 'vue';
import type { BackofficeEventMap, ${CLASSES} } from '../index.js';

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Pascal<Name>}\`]?: (event: Events[Name]) => void;
};

type Pascal<Text extends string> = Text extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Text>;

type Own<Element, Attributes, Events> = Partial<Omit<Element, keyof HTMLElement>> &
  Attributes &
  Listeners<Events>;

type Tag<Element, Attributes, Events> = DefineComponent<
  Own<Element, Attributes, Events> & Omit<HTMLAttributes, keyof Own<Element, Attributes, Events>>
>;

declare module 'vue' {
  interface GlobalComponents {
${elements.map((one) => `    '${one.tag}': Tag<${one.className}, {\n${attributesOf(one)}      }, ${eventsOf(one)}>;`).join('\n')}
  }

  interface HTMLAttributes {
    /** Slot of the element around this one. */
    slot?: string | undefined;
  }
}
`;
}

function svelteTypes(): string {
  return `import type { HTMLAttributes } from 'svelte/elements';
import type { BackofficeEventMap, ${CLASSES} } from '../index.js';

type Listeners<Element, Events> = {
  [Name in keyof Events & string as \`on\${Name}\` | \`on:\${Name}\`]?:
    | ((event: Events[Name] & { readonly currentTarget: Element }) => void)
    | undefined;
};

type Tag<Element extends EventTarget, Attributes, Events> = Attributes &
  Listeners<Element, Events> &
  Omit<HTMLAttributes<Element>, keyof Attributes | keyof Listeners<Element, Events>>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map((one) => `    '${one.tag}': Tag<${one.className}, {\n${attributesOf(one)}      }, ${eventsOf(one)}>;`).join('\n')}
  }
}
`;
}

/** Templates set the property, which, unlike the attribute, is not the initial value. */
const VALUE_OF_TAG =
  'Current value: once the tag is defined, a template sets the property. A reset of the form then empties the field.';

const VALUE_OF_COMPONENT =
  'Current value: every render sets it, so keep it in a state that `onChange` sets. For an initial value, which a reset restores, use `defaultValue`.';

/** Returns the meaning of an attribute or property; that of a `value` is given. */
function meaningOf({ name, meaning }: { name: string; meaning: string }, ofValue: string): string {
  return name === 'value' ? ofValue : meaning;
}

/** Attributes, and the properties without one. */
function attributesOf(
  { attributes, properties, className }: ElementDescription,
  type = className,
): string {
  const rows = [
    ...attributes.map((one) => [`'${one.name}'`, typeOf(one), meaningOf(one, VALUE_OF_TAG)]),
    ...properties
      .filter((one) => !one.readonly)
      .map((one) => [one.name, `${type}['${one.name}']`, one.meaning]),
  ];
  return rows
    .map(
      ([name, type, meaning]) =>
        `        /** ${meaning} */\n        ${name}?: ${type} | undefined;\n`,
    )
    .join('');
}

/** The component of an element: its properties by name. */
function componentOf(element: ElementDescription): string {
  const { attributes, properties, className } = element;
  const type = `${className}Element`;
  const named = [
    ...attributes.map((one) => ({ ...one, name: one.property })),
    ...properties.filter((one) => !one.readonly),
  ];
  const members = named.map((one) => {
    const meaning = meaningOf(one, VALUE_OF_COMPONENT);
    return `    /** ${meaning} */\n    ${one.name}?: ${type}['${one.name}'] | undefined;\n`;
  });
  const value = named.find(({ name }) => name === 'value');
  if (value) {
    const meaning = `${value.meaning} Later changes of this prop have no effect.`;
    members.push(`    /** ${meaning} */\n    defaultValue?: string | undefined;\n`);
  }
  const events = eventsOf(element);
  return `/** ${element.summary} */
export const ${className}: Component<
  ${type},
  {
${members.join('')}  },
  ${events}
>;`;
}

/** Type of the events by name. */
function eventsOf({ events }: ElementDescription): string {
  const own = events.filter(({ name }) => name.startsWith('backoffice-'));
  const native = events.filter(({ name }) => !own.some((one) => one.name === name));
  const names = own.map(({ name }) => `'${name}'`).join(' | ');
  const parts = [
    ...(names ? [`Pick<BackofficeEventMap, ${names}>`] : []),
    ...(native.length
      ? [`{ ${native.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`]
      : []),
  ];
  return parts.join(' & ');
}

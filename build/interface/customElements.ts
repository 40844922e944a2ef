import { type ElementDescription, elements } from './description';

/** Creates `custom-elements.json`, the manifest for Storybook and language servers. */
export function customElementsManifest() {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [...new Set(elements.map(moduleOf))].map((path) => {
      const inside = elements.filter((element) => moduleOf(element) === path);
      return {
        kind: 'javascript-module',
        path,
        declarations: inside.map(declarationOf),
        exports: inside.flatMap(({ className: name, tag }) => [
          { kind: 'js', name, declaration: { name, module: path } },
          { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
        ]),
      };
    }),
  };
}

/** Returns the module of an element. Both pickers are in one module. */
function moduleOf({ tag }: ElementDescription): string {
  const name = tag.replace('backoffice-', '');
  return `dist/npm/${name.endsWith('picker') ? 'pickers' : name}.js`;
}

function declarationOf(element: ElementDescription) {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    superclass: { name: 'HTMLElement' },
    description: element.summary,
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      fieldName: attribute.property,
      type: { text: typeOf(attribute) },
      default: JSON.stringify(attribute.default),
      description: attribute.meaning,
    })),
    members: [
      ...element.attributes.map((attribute) => ({
        kind: 'field',
        name: attribute.property,
        attribute: attribute.name,
        // As with an input: the attribute is the initial value, the property the current one.
        reflects: attribute.name !== 'value',
        type: { text: typeOf(attribute) },
        default: JSON.stringify(attribute.default),
        description: attribute.meaning,
      })),
      ...element.properties.map(({ name, type, readonly, meaning }) => ({
        kind: 'field',
        name,
        type: { text: type },
        ...(readonly ? { readonly } : {}),
        description: meaning,
      })),
      ...element.methods.map(({ name, parameters, type, meaning }) => ({
        kind: 'method',
        name,
        parameters: parameters.map((parameter) => ({ name: parameter })),
        return: { type: { text: type.split(' => ').at(-1) } },
        description: meaning,
      })),
    ],
    events: element.events.map(({ name, detail, type, meaning }) => ({
      name,
      type: { text: type },
      description: describeEvent(meaning, detail),
    })),
    slots: element.slots.map(({ name, meaning }) => ({ name, description: meaning })),
    cssStates: element.states.map(({ name, meaning }) => ({ name, description: meaning })),
    cssParts: element.parts.map(({ name, meaning }) => ({ name, description: meaning })),
    cssProperties: element.tokens.map(({ name, value, meaning }) => ({
      name,
      default: value,
      description: meaning,
    })),
  };
}

/** Describes an event with its detail. */
export function describeEvent(meaning: string, detail: string): string {
  return detail ? `${meaning} Detail: ${detail}.` : meaning;
}

/** Returns the TypeScript type of an attribute's property. */
export function typeOf({
  name,
  default: fallback,
  values,
}: ElementDescription['attributes'][number]) {
  if (fallback === false) return 'boolean';
  if (values.length === 0) return 'string';
  const listed = values.map((value) => `'${value}'`).join(' | ');
  // `assets-base` can have a catalog for any other language tag.
  return name === 'language' ? `${listed} | string` : listed;
}

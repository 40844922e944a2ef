import { type ElementDescription, elements } from './description';

/** `custom-elements.json`: the manifest that Storybook, language servers and others read. */
export function customElementsManifest() {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map((element) => {
      const path = `dist/npm/${element.tag.replace('backoffice-', '')}.js`;
      const { className: name, tag } = element;
      return {
        kind: 'javascript-module',
        path,
        declarations: [declarationOf(element)],
        exports: [
          { kind: 'js', name, declaration: { name, module: path } },
          { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
        ],
      };
    }),
  };
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
        reflects: true,
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
    events: element.events.map(({ name, detail, meaning }) => ({
      name,
      type: { text: `CustomEvent<BackofficeEventMap['${name}']['detail']>` },
      description: `${meaning} Detail: ${detail}.`,
    })),
    slots: element.slots.map(({ name, meaning }) => ({ name, description: meaning })),
    cssParts: element.parts.map(({ name, meaning }) => ({ name, description: meaning })),
    cssProperties: element.tokens.map(({ name, value, meaning }) => ({
      name,
      default: value,
      description: meaning,
    })),
  };
}

/** The type of an attribute's property, as TypeScript writes it. */
export function typeOf({ default: fallback, values }: ElementDescription['attributes'][number]) {
  if (fallback === false) return 'boolean';
  return values.length === 0 ? 'string' : values.map((value) => `'${value}'`).join(' | ');
}

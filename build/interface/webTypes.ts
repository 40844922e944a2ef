import { describeEvent, typeOf } from './customElements';
import { elements } from './description';
import { pickerTokens, tokens } from './surface';

/** Creates `web-types.json` for JetBrains editors. */
export function webTypes(name: string, version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.summary,
          attributes: element.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.meaning,
            default: `${attribute.default}`,
            value:
              attribute.default === false
                ? { kind: 'no-value', type: 'boolean' }
                : { kind: 'plain', type: typeOf(attribute).split(' | ') },
          })),
          slots: element.slots.map(({ name, meaning }) => ({ name, description: meaning })),
          js: {
            properties: [
              ...element.attributes.map((attribute) => ({
                name: attribute.property,
                type: typeOf(attribute),
                description: attribute.meaning,
              })),
              ...element.properties.map(({ name, type, readonly, meaning }) => ({
                name,
                type,
                'read-only': readonly,
                description: meaning,
              })),
            ],
            events: element.events.map(({ name, detail, meaning }) => ({
              name,
              description: describeEvent(meaning, detail),
            })),
          },
          css: {
            parts: element.parts.map(({ name, meaning }) => ({ name, description: meaning })),
          },
        })),
      },
      css: {
        properties: [...new Set([...tokens, ...pickerTokens])].map(({ name, value, meaning }) => ({
          name,
          description: meaning,
          default: value,
        })),
      },
    },
  };
}

/**
 * The attributes, slots and events of the elements by tag, from `dist/custom-elements.json`. An attribute's
 * `values` is a list, `'yes or no'`, or undefined for free text.
 */
export async function readElements() {
  const { modules } = await (await fetch('/dist/custom-elements.json')).json();
  const elements = modules.flatMap(({ declarations }) => declarations);
  return Object.fromEntries(elements.map((element) => [element.tagName, described(element)]));
}

function described({ attributes, slots, events }) {
  return {
    attributes: attributes.map(({ name, type, description, default: fallback }) => ({
      name,
      values: valuesOf(name, type.text),
      fallback: JSON.parse(fallback),
      meaning: description.replaceAll('`', ''),
    })),
    slots: slots.map(({ name }) => name),
    events: events.map(({ name }) => name),
  };
}

/** `'light' | 'dark'` is a list, `boolean` a yes or no. */
function valuesOf(name, type) {
  if (type === 'boolean') return 'yes or no';
  const values = [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value);
  if (values.length > 0) return values;
  return LISTS[name];
}

/** Accepted values that the manifest contains only as prose. */
const LISTS = {
  language: ['en', 'cn', 'de', 'es', 'it', 'ru'],
};

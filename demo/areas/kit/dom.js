/**
 * Creates an element: `h('a', { href: '#/site', class: 'name' }, 'Sites')`. Properties that begin with
 * `on` are listeners; `true` sets an attribute without a value; `false`, `null` and `undefined` omit the
 * attribute or the child.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.flat().filter((child) => child || child === 0));
  return element;
}

/** An address that breaks after its slashes and dots, or where else it is split. */
export const breakable = (address, places = /(?<=[/.])/) =>
  address.split(places).flatMap((part) => [part, h('wbr')]);

let ids = 0;

/** Returns an id that is unique on the page. */
export function uniqueId(name) {
  ids += 1;
  return `northgate-${name}-${ids}`;
}

/** Creates the colored dot of a state with its label. */
export function stateLabel(state, text = state) {
  return h('span', { class: 'state', 'data-state': state }, text);
}

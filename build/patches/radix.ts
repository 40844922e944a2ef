/**
 * Radix primitives: react-dropdown-menu 2.2.1 and react-popover 1.3.1 with their own dependencies.
 *
 * - Inside a shadow root `document.activeElement` is the host element. Radix compares it with its own
 *   items, so that menus open on their last item and arrow keys and Tab go wrong:
 *   https://github.com/radix-ui/primitives/issues/3674
 * - An open menu or popover inserts two focus guards into `body`. They shift pages that style
 *   `body > * + *`, and only a modal layer, which we never open, needs them. They are
 *   not removed either: Prototype.js replaces `remove()` by one that fails on a node without a parent.
 * - Importing it leaves a mark on `window`, which belongs to the host page.
 */
import { type Patch, replaceAll } from './patch';

/** The packages that read the focused element. */
const FOCUSING = ['react-focus-scope', 'react-menu', 'react-roving-focus'];
const ACTIVE_ELEMENT = /\b(ownerDocument|document)\.activeElement\b/g;
const DESCEND =
  '((d)=>{let a=d.activeElement;while(a&&a.shadowRoot&&a.shadowRoot.activeElement)a=a.shadowRoot.activeElement;return a})($1)';
const GUARD =
  /document\.body\.insertAdjacentElement\("(?:afterbegin|beforeend)", \w+\);|guards\?\.(?:start|end)\.remove\(\);/g;
const MARK = /window\[Symbol\.for\("radix-ui"\)\] = true;/g;

/** Makes Radix descend through shadow roots to the focused element. */
export function descendToActiveElement(code: string): string {
  return replaceAll(code, ACTIVE_ELEMENT, DESCEND, { library: '@radix-ui' });
}

/** The patches of Radix. */
export const radix: Patch[] = [
  ...FOCUSING.map((name) => ({ file: fileOf(name), edit: descendToActiveElement })),
  {
    file: fileOf('react-focus-guards'),
    edit: (code) =>
      replaceAll(code, GUARD, '', { library: '@radix-ui/react-focus-guards', times: 4 }),
  },
  {
    file: fileOf('react-primitive'),
    edit: (code) => replaceAll(code, MARK, '', { library: '@radix-ui/react-primitive', times: 1 }),
  },
];

function fileOf(name: string): string {
  return `@radix-ui/${name}/dist/index.mjs`;
}

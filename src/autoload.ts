/**
 * The classic script of the bundle: finds our tags, paints each one's first screen, and imports only
 * the modules that the tags on the page need, from the folder this script lies in.
 */

import { account, pickers, shell } from 'virtual:modules';
import { sayFailed } from './paint/failed';
import { folder } from './paint/folder';
import { isPicker } from './paint/isPicker';
import { paint } from './paint/paint';

const tags = ['shell', 'login', 'reset', 'date-picker', 'time-picker'].map(
  (name) => `backoffice-${name}`,
);
/** For each tag that is wanted: whether its modules have failed to arrive, once that is known. */
const requested: Record<string, Promise<unknown>> = {};
const known = new WeakSet();

/** Paints what is there and not defined yet, and fetches its modules. */
function look(root: Document | ShadowRoot) {
  for (const host of root.querySelectorAll<HTMLElement>(`:is(${tags}):not(:defined)`)) {
    if (known.has(host)) continue;
    known.add(host);
    try {
      paint(host, folder);
    } catch (error) {
      // The first paint is a courtesy: what it stumbles over, React may still manage.
      console.warn(error);
    }
    request(host.localName).then((failed) => failed && sayFailed(host));
  }
}

function request(tag: string) {
  const files = isPicker(tag) ? pickers : tag === 'backoffice-shell' ? shell : account;
  // All at once: a module that imports the next would cost a round trip each.
  requested[tag] ??= Promise.all(files.map((file) => import(folder + file))).then(
    () => false,
    (error) => {
      console.error(`<${tag}> cannot load modules from ${folder}`, error);
      return true;
    },
  );
  return requested[tag];
}

/** Tags the parser or a script adds later; live collections make looking for them cheap. */
const found = tags.map((tag) => document.getElementsByTagName(tag));
let seen = '';

/** Tags inside other shadow roots are out of the observer's sight: asked once, when all is loaded. */
function lookDeeper() {
  lookInside(document);
  // A page without any of our tags will make one later, where nobody may be watching.
  if (!Object.keys(requested)[0]) tags.slice(0, 2).forEach(request);
}

function lookInside(root: Document | ShadowRoot) {
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (!shadowRoot) continue;
    look(shadowRoot);
    lookInside(shadowRoot);
  }
}

look(document);
new MutationObserver(() => {
  // By kind: one may have come in the place of another.
  const counts = `${found.map(({ length }) => length)}`;
  if (counts !== seen) look(document);
  seen = counts;
}).observe(document, { childList: true, subtree: true });
if (document.readyState === 'complete') lookDeeper();
else addEventListener('load', lookDeeper);

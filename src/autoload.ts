/**
 * The classic script of the bundle: finds our tags, paints the first screen of each, and imports
 * the modules that they need from its own folder.
 */

import { account, pickers, shell } from 'virtual:modules';
import { FOLDER_KEY } from './handover/folderKey';
import { isPicker } from './handover/ownElement';
import { sayFailed } from './paint/failed';
import { folder } from './paint/folder';
import { obstacle } from './paint/obstacle';
import { paint } from './paint/paint';
import { shared } from './store/element/registry';

shared(FOLDER_KEY, () => folder);

const tags = ['shell', 'login', 'reset', 'date-picker', 'time-picker'].map(
  (name) => `backoffice-${name}`,
);
/** By requested tag, a promise of whether its modules failed to load. */
const requested: Record<string, Promise<unknown>> = {};
const known = new WeakSet();

/** Queries a root, a document even if markup of the page overrides its members (obstacle.ts). */
const queryAll = (root: Document | ShadowRoot, selector: string) =>
  (root === document ? Document.prototype : root).querySelectorAll.call(
    root,
    selector,
  ) as NodeListOf<HTMLElement>;

/** Paints elements that are not defined yet and imports their modules. */
function scan(root: Document | ShadowRoot) {
  for (const host of queryAll(root, `:is(${tags}):not(:defined)`)) {
    if (known.has(host)) continue;
    known.add(host);
    const reason = obstacle();
    try {
      if (reason) throw new Error(`the page overrides ${reason}`);
      paint(host, folder);
    } catch (error) {
      console.warn(error);
      // React may still render what the first paint failed on.
      if (reason) requested[host.localName] = Promise.resolve(true);
    }
    request(host.localName).then((failed) => failed && sayFailed(host));
  }
}

function request(tag: string) {
  const files = isPicker(tag) ? pickers : tag === 'backoffice-shell' ? shell : account;
  // In parallel: a chain of imports would cost a round trip each.
  requested[tag] ??= Promise.all(files.map((file) => import(folder + file))).then(
    () => false,
    (error) => {
      console.error(`<${tag}> cannot load modules from ${folder}`, error);
      return true;
    },
  );
  return requested[tag];
}

/** Elements added later; live collections are cheap to check. */
const found = tags.map((tag) => Document.prototype.getElementsByTagName.call(document, tag));
let seen = '';

/** Finds elements inside other shadow roots, which the observer does not see; runs once, on load. */
function lookDeeper() {
  lookInside(document);
  // A page without our tags may create one later inside a shadow root.
  if (!Object.keys(requested)[0]) tags.slice(0, 2).forEach(request);
}

function lookInside(root: Document | ShadowRoot) {
  for (const { shadowRoot } of queryAll(root, '*')) {
    if (!shadowRoot) continue;
    scan(shadowRoot);
    lookInside(shadowRoot);
  }
}

scan(document);
new MutationObserver(() => {
  // Counted by tag, since one may replace another.
  const counts = `${found.map(({ length }) => length)}`;
  if (counts !== seen) scan(document);
  seen = counts;
}).observe(document, { childList: true, subtree: true });
if (document.readyState === 'complete') lookDeeper();
else addEventListener('load', lookDeeper);

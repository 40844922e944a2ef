/**
 * The classic script of the bundle: finds the elements of a page, paints the first screen of each and
 * imports their modules from its own folder.
 */

// First, before a module that may throw.
import './paint/startGuard';

import { account, pickers, shell } from 'virtual:modules';
import { MODULES_TIMEOUT_MS, ONLINE_DELAY_MS } from './constants';
import { FOLDER_KEY } from './handover/folderKey';
import { isPicker } from './handover/ownElement';
import { folder } from './paint/folder';
import { pageConflict } from './paint/pageConflict';
import { paint } from './paint/paint';
import { showLoadError } from './paint/showLoadError';
import { markStarted } from './paint/startGuard';
import { shared } from './store/browser/registry';

shared(FOLDER_KEY, () => folder);

const tags = ['shell', 'login', 'reset', 'date-picker', 'time-picker'].map(
  (name) => `backoffice-${name}`,
);
/** Promises of whether the modules of a tag have loaded, by tag. */
const requested: Record<string, Promise<boolean> | undefined> = {};
const scanned = new WeakSet();

const selector = `:is(${tags}):not(:defined)`;

/**
 * Queries a root, even if markup of the page overrides its members: those of a document (pageConflict.ts), and those of
 * a form, which its fields override.
 */
const queryAll = (root: Document | ShadowRoot | Element, wanted: string) => {
  const { prototype } =
    root === document ? Document : root instanceof ShadowRoot ? ShadowRoot : Element;
  return prototype.querySelectorAll.call(root, wanted) as NodeListOf<HTMLElement>;
};

/** Paints the elements in a root that are not defined yet, and imports their modules. */
const scan = (root: Document | ShadowRoot | Element) =>
  queryAll(root, selector).forEach(paintAndLoad);

/** Paints an element, and imports its modules. */
function paintAndLoad(host: HTMLElement) {
  if (scanned.has(host)) return;
  scanned.add(host);
  paintUnlessInConflict(host);
  loadOrShowError(host);
}

/** Paints an element. On a page that overrides what rendering needs, its modules are not imported either. */
function paintUnlessInConflict(host: HTMLElement) {
  try {
    const conflict = pageConflict();
    if (!conflict) return paint(host, folder);
    console.warn(new Error(`the page overrides ${conflict}`));
    requested[host.localName] = Promise.resolve(false);
  } catch (error) {
    // React may still render what the first paint failed on.
    console.warn(error);
  }
}

/** Imports the modules of an element. Shows an error message while they are late, or until a later try has loaded them. */
function loadOrShowError(host: HTMLElement) {
  let note: HTMLElement | undefined;
  const show = () => {
    note ??= showLoadError(host);
  };
  const timer = setTimeout(show, MODULES_TIMEOUT_MS);
  loadModules(host.localName).then((loaded) => {
    clearTimeout(timer);
    // A connected element whose modules have run stays undefined if its constructor throws.
    if (!loaded || (host.isConnected && host.matches(':not(:defined)'))) show();
    else note?.remove();
  });
  customElements.whenDefined(host.localName).then(() => host.matches(':defined') && note?.remove());
}

/**
 * Imports the modules of a tag once; after a failure again for the next element, and once the browser is online.
 * Firefox remembers that a module has failed. Resolves to whether they have loaded.
 */
function loadModules(tag: string): Promise<boolean> {
  const files = isPicker(tag) ? pickers : tag === 'backoffice-shell' ? shell : account;
  // In parallel: a chain of imports would cost a round trip each.
  requested[tag] ??= Promise.all(files.map((file) => import(folder + file))).then(
    () => true,
    (error) => {
      console.error(`<${tag}> cannot load modules from ${folder}`, error);
      requested[tag] = undefined;
      addEventListener('online', () => setTimeout(loadModules, ONLINE_DELAY_MS, tag), {
        once: true,
      });
      return false;
    },
  );
  return requested[tag] as Promise<boolean>;
}

/** Number of added nodes above which the whole document is searched once, in place of each of them. */
const MANY = 99;

/** Finds elements that the page adds. */
function scanAdded(records: MutationRecord[]) {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  if (added.length > MANY) return scan(document);
  for (const node of added) {
    if (!('querySelectorAll' in node)) continue;
    if (Element.prototype.matches.call(node, selector)) paintAndLoad(node as HTMLElement);
    scan(node as HTMLElement);
  }
}

/** Finds elements inside other shadow roots, which the observer does not see; runs once, on load. */
function scanOnLoad() {
  scanShadowRoots(document);
  // A page without our tags may create a shell or login later inside a shadow root.
  if (!Object.keys(requested).length) tags.slice(0, 2).forEach(loadModules);
}

function scanShadowRoots(root: Document | ShadowRoot) {
  for (const { shadowRoot } of queryAll(root, '*')) {
    if (!shadowRoot) continue;
    scan(shadowRoot);
    scanShadowRoots(shadowRoot);
  }
}

scan(document);
new MutationObserver(scanAdded).observe(document, { childList: true, subtree: true });
if (document.readyState === 'complete') scanOnLoad();
else addEventListener('load', scanOnLoad);
markStarted();

import type { ComponentType, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { serverOrigin } from '../api/serverOrigin';
import { storagePrefixOf } from '../constants';
import { type EarlyInput, earlyInputOf } from '../handover/earlyInput';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { readJsonChildren, watchJsonChildren } from '../handover/jsonChildren';
import { stopFieldKeys } from '../handover/stopEvents';
import { addEnglish } from '../locales/english';
import { createStores, type ElementStores } from '../store/element/elementStores';
import { acceptOptions, type ElementOptions, storageKind } from '../store/element/options';
import type { createNavigation } from '../store/routing/navigation';
import { DiagnosticsLayer } from '../views/diagnostics/DiagnosticsLayer';
import { ElementProvider } from '../views/element/elementContext';
import { ErrorBoundary } from '../views/errors/ErrorBoundary';
import { hydrate } from '../views/hydration/hydrate';
import { ReplayRecordedInput } from '../views/hydration/ReplayRecordedInput';
import type { MountedView } from './elementClass';
import { announceChanges, createAnnouncer } from './events';
import { SCRIPT_FOLDER } from './scriptFolder';

/** The rendered view of an element with a session, and its stores. */
export interface MountedSession extends MountedView {
  stores: ElementStores;
}

/** Constructor of an element that may have routes. */
type RoutedElementClass = { createNavigation?: typeof createNavigation };

const storesByHost = new WeakMap<HTMLElement, ElementStores>();

/**
 * Returns the stores of an element with its current options. They are created on the first call, and
 * again when `storage`, `storage-prefix` or `api-base` names another session.
 */
export function openStores(host: HTMLElement, props: ElementOptions): ElementStores {
  const options = acceptOptions(host.localName, { ...readJsonChildren(host), ...props });
  const present = storesByHost.get(host);
  if (present && hasSameSession(present.options.getState(), options)) {
    present.options.setState(options, true);
    return present;
  }
  addEnglish(firstPaintAssets().english);
  const recorded = earlyInputOf(host);
  const stores = createStores({
    options,
    announce: createAnnouncer(host),
    isConnected: () => host.isConnected,
    scriptFolder: SCRIPT_FOLDER,
    createNavigation: (host.constructor as unknown as RoutedElementClass).createNavigation,
    paintedTexts: (language) => (recorded?.language === language ? recorded.texts : undefined),
    async onCatalogLoaded(language, texts) {
      const module = await stores.loadChunk(import('../store/language/firstPaintTexts'));
      const ids = Object.keys(firstPaintAssets().english);
      module?.persistPaintTexts(stores.prefix, language, ids, texts);
    },
  });
  storesByHost.set(host, stores);
  return stores;
}

/** Hydrates a prerendered shadow root, or renders into an empty one. */
export function mountSession(
  host: HTMLElement,
  container: ShadowRoot,
  View: ComponentType,
  props: ElementOptions,
): MountedSession {
  let stores = openStores(host, props);
  let stopStores = startStores(stores);
  const root = renderFirst(host, container, wrapView(View, host, stores));
  const unwatch = watchJsonChildren(host, update);

  /** New options reach the view through the stores; only a different session renders from the top. */
  function update() {
    const next = openStores(host, props);
    if (next === stores) return;
    stopStores();
    stores = next;
    stopStores = startStores(stores);
    root.render(wrapView(View, host, stores));
  }

  return {
    root,
    get stores() {
      return stores;
    },
    update,
    dispose() {
      unwatch();
      stopStores();
    },
  };
}

/** Announces changes of the stores, and starts them. Returns a function that stops both. */
function startStores(stores: ElementStores): () => void {
  const stopAnnouncing = announceChanges(stores);
  const stop = stores.start();
  return () => {
    stopAnnouncing();
    stop();
  };
}

/** Hydrates the first paint if it waits for React, else renders into an empty container. */
function renderFirst(host: HTMLElement, container: ShadowRoot, content: ReactNode): Root {
  const recorded = earlyInputOf(host);
  recorded?.stop(container);
  stopFieldKeys(container);
  if (recorded?.pending && container.firstChild) {
    rememberLanguage(recorded, container);
    return hydrate(container as unknown as Element, content);
  }
  const root = createRoot(container);
  root.render(content);
  return root;
}

/**
 * Remembers the language that the user chooses before the end of hydration, which resets the select. The events do not
 * reach React, which would hydrate first and then read the reset value.
 */
function rememberLanguage(recorded: EarlyInput, container: ShadowRoot): void {
  const select = container.querySelector('select');
  if (!select) return;
  if (select.value !== recorded.language) recorded.chosen = select.value;
  const remember = (event: Event) => {
    if (!recorded.pending || event.target !== select) return;
    event.stopImmediatePropagation();
    recorded.chosen = select.value;
  };
  for (const type of ['input', 'change']) container.addEventListener(type, remember, true);
}

const keys = new WeakMap<ElementStores, number>();
let keyCount = 0;

function wrapView(View: ComponentType, host: HTMLElement, stores: ElementStores) {
  // A new key makes React discard the tree of the previous session.
  if (!keys.has(stores)) keys.set(stores, keyCount++);
  return (
    <ElementProvider key={keys.get(stores)} value={{ stores, host }}>
      <ErrorBoundary>
        <View />
        <ReplayRecordedInput host={host} container={() => host.shadowRoot ?? undefined} />
        {/* If the diagnostics fail, the element stays. */}
        <ErrorBoundary fallback={null}>
          <DiagnosticsLayer />
        </ErrorBoundary>
      </ErrorBoundary>
    </ElementProvider>
  );
}

function hasSameSession(one: ElementOptions, other: ElementOptions): boolean {
  return (
    storageKind(one) === storageKind(other) &&
    storagePrefixOf(one.storagePrefix) === storagePrefixOf(other.storagePrefix) &&
    (one.apiBase === other.apiBase || serverOrigin(one.apiBase) === serverOrigin(other.apiBase))
  );
}

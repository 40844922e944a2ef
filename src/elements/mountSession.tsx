import type { ComponentType, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type EarlyInput, earlyInputOf } from '../handover/earlyInput';
import { watchJsonChildren } from '../handover/jsonChildren';
import { stopFieldKeys } from '../handover/stopEvents';
import type { ElementStores } from '../store/element/elementStores';
import { DiagnosticsLayer } from '../views/diagnostics/DiagnosticsLayer';
import { ElementProvider } from '../views/element/elementContext';
import { ErrorBoundary } from '../views/errors/ErrorBoundary';
import { capturePainted, type Painted } from '../views/hydration/capturePainted';
import { hydrate } from '../views/hydration/hydrate';
import { ReplayRecordedInput } from '../views/hydration/ReplayRecordedInput';
import type { ManagedElement, MountedView } from './elementClass';
import { announceChanges } from './events';
import { openStores } from './openStores';

/** The rendered view of an element with a session, and its stores. */
export interface MountedSession extends MountedView {
  stores: ElementStores;
}

/** Hydrates a prerendered shadow root, or renders into an empty one. */
export function mountSession(host: ManagedElement, View: ComponentType): MountedSession {
  let stores = openStores(host);
  let stopStores = startStores(stores);
  const painted = earlyInputOf(host)?.pending ? capturePainted(host.container) : undefined;
  const root = renderFirst(host, wrapView(View, host, stores, painted));
  const unwatch = watchJsonChildren(host, update);

  /** New options reach the view through the stores; only a different session renders from the top. */
  function update() {
    const next = openStores(host);
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
function renderFirst(host: ManagedElement, content: ReactNode): Root {
  const { container } = host;
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

function wrapView(
  View: ComponentType,
  host: HTMLElement,
  stores: ElementStores,
  painted?: Painted,
) {
  // A new key makes React discard the tree of the previous session.
  if (!keys.has(stores)) keys.set(stores, keyCount++);
  return (
    <ElementProvider key={keys.get(stores)} value={{ stores, host }}>
      <ErrorBoundary>
        <View />
        <ReplayRecordedInput
          host={host}
          container={() => host.shadowRoot ?? undefined}
          painted={() => painted}
        />
        {/* If the diagnostics fail, the element stays. */}
        <ErrorBoundary fallback={null}>
          <DiagnosticsLayer />
        </ErrorBoundary>
      </ErrorBoundary>
    </ElementProvider>
  );
}

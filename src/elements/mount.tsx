import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { earlyOf } from '../handover/earlyInput';
import { frameParts } from '../handover/firstPaintAssets';
import { readJsonChildren, watchJsonChildren } from '../handover/jsonChildren';
import { keepKeysInside } from '../handover/stopKeyPropagation';
import { addEnglish } from '../locales/english';
import { createStores, type Stores } from '../store/element/elementStores';
import { acceptOptions, type ElementOptions } from '../store/element/options';
import type { createNavigation } from '../store/routing/navigation';
import { Boundary } from '../views/account/Boundary';
import { DiagnosticsLayer } from '../views/diagnostics/DiagnosticsLayer';
import { Surround } from '../views/element/elementContext';
import { takeOver } from '../views/hydration/hydrate';
import { Replay } from '../views/hydration/LightDomRoot';
import { announcer, wireEvents } from './events';
import { SCRIPT_FOLDER } from './scriptFolder';

/** A rendered element: its React root, its stores, and what to end with it. */
export interface Mounted {
  host: HTMLElement;
  View: ComponentType;
  root: Root;
  stores: Stores;
  stop(): void;
  /** Ends the watch over the JSON children. */
  unwatch(): void;
}

type Props = ElementOptions & { container?: unknown };

/** A class of elements with routes, which brings the code for them. */
export interface WithNavigation {
  createNavigation?: typeof createNavigation;
}

const opened = new WeakMap<HTMLElement, Stores>();

/** The stores of an element: made when first wanted, anew for another storage or prefix. */
export function openStores(host: HTMLElement, props: Props): Stores {
  const options = acceptOptions(host.localName, { ...readJsonChildren(host), ...props });
  const known = opened.get(host);
  if (known && sameSession(known.options.getState(), options)) {
    known.options.setState(options, true);
    return known;
  }
  addEnglish(frameParts().english);
  const early = earlyOf(host);
  const stores = createStores({
    options,
    announce: announcer(host),
    scriptFolder: SCRIPT_FOLDER,
    createNavigation: (host.constructor as unknown as WithNavigation).createNavigation,
    paintedTexts: (language) => (early?.language === language ? early.texts : undefined),
    async spoken(language, texts) {
      const { keepPaintTexts } = await import('../store/language/firstPaintTexts');
      keepPaintTexts(stores.prefix, language, Object.keys(frameParts().english), texts);
    },
  });
  opened.set(host, stores);
  return stores;
}

/** r2wc's renderer: takes over a painted root, or renders into an empty one. */
export function mount(container: HTMLElement, View: ComponentType, props: Props): Mounted {
  const place = container as unknown as ShadowRoot;
  const host = place.host as HTMLElement;
  const stores = openStores(host, props);
  const stop = wireEvents(host, stores);
  const content = wrap(View, host, stores);
  const early = earlyOf(host);
  if (early?.pending && place.firstChild) {
    early.stop(place);
    // Chosen before React arrived, which will set it back to the language painted.
    const { value } = place.querySelector('select') ?? {};
    if (value !== early.language) early.chosen = value;
    return mounted(takeOver(place as unknown as Element, content));
  }
  keepKeysInside(place);
  const root = createRoot(place);
  root.render(content);
  return mounted(root);

  function mounted(root: Root): Mounted {
    // r2wc keeps one object of properties: here it holds what was set since.
    const unwatch = watchJsonChildren(host, () => update(made, props));
    const made = { host, View, stores, stop, unwatch, root };
    return made;
  }
}

/** New options reach the views through the stores; only another session renders from the top. */
export function update(mounted: Mounted, props: Props): void {
  const stores = openStores(mounted.host, props);
  if (stores === mounted.stores) return;
  mounted.stop();
  mounted.stores = stores;
  mounted.stop = wireEvents(mounted.host, stores);
  mounted.root.render(wrap(mounted.View, mounted.host, stores));
}

export function unmount({ root, stop, unwatch }: Mounted): void {
  unwatch();
  stop();
  root.unmount();
}

const keys = new WeakMap<Stores, number>();
let count = 0;

function wrap(View: ComponentType, host: HTMLElement, stores: Stores) {
  // Another session is another tree: nothing of the last person's may remain.
  if (!keys.has(stores)) keys.set(stores, count++);
  return (
    <Surround key={keys.get(stores)} value={{ stores, host }}>
      <Boundary>
        <View />
        <Replay host={host} container={() => host.shadowRoot ?? undefined} />
        <DiagnosticsLayer />
      </Boundary>
    </Surround>
  );
}

function sameSession(one: ElementOptions, other: ElementOptions): boolean {
  return one.storage === other.storage && one.storagePrefix === other.storagePrefix;
}

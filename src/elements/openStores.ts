import { serverOrigin } from '../api/serverOrigin';
import { storagePrefixOf } from '../constants';
import { earlyInputOf } from '../handover/earlyInput';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { readJsonChildren } from '../handover/jsonChildren';
import { addEnglish } from '../locales/english';
import { camelCase } from '../store/element/camelCase';
import { createStores, type ElementStores } from '../store/element/elementStores';
import { acceptOptions, type ElementOptions, storageKind } from '../store/element/options';
import type { createNavigation } from '../store/routing/navigation';
import { type Attributes, propOf } from './attributeProperties';
import { type ManagedElement, PROPS } from './elementClass';
import { createAnnouncer } from './events';
import { SCRIPT_FOLDER } from './scriptFolder';
import { ATTRIBUTES, type Tag } from './sessionAttributes';

/** Constructor of an element that may have routes. */
type RoutedElementClass = { createNavigation?: typeof createNavigation };

const storesByHost = new WeakMap<HTMLElement, ElementStores>();

/**
 * Returns the stores of an element with its current options. They are created on the first call, and
 * again when `storage`, `storage-prefix` or `api-base` names another session.
 */
export function openStores(host: ManagedElement): ElementStores {
  const given = { ...readJsonChildren(host), ...host[PROPS] };
  const options = acceptOptions(host.localName, given);
  const present = storesByHost.get(host);
  if (present && hasSameSession(present.options.getState(), options)) {
    present.options.setState(options, true);
    return present;
  }
  addEnglish(firstPaintAssets().english);
  const recorded = earlyInputOf(host);
  const painted = recorded?.pending ? recorded : undefined;
  const stores = createStores({
    options,
    paintedOptions:
      painted?.attributes &&
      acceptOptions(host.localName, { ...given, ...propsOf(host.localName, painted.attributes) }),
    paintedSignedOut: painted?.signedIn === false,
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

/** Returns the properties of an element with these attributes. */
function propsOf(tag: string, attributes: Record<string, string | undefined>): ElementOptions {
  const fallbacks: Attributes | undefined = ATTRIBUTES[tag as Tag];
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      camelCase(name),
      propOf(value ?? null, fallbacks?.[name]),
    ]),
  );
}

/** Returns whether both options name the same session. */
function hasSameSession(one: ElementOptions, other: ElementOptions): boolean {
  return (
    storageKind(one) === storageKind(other) &&
    storagePrefixOf(one.storagePrefix) === storagePrefixOf(other.storagePrefix) &&
    (one.apiBase === other.apiBase || serverOrigin(one.apiBase) === serverOrigin(other.apiBase))
  );
}

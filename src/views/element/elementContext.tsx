import type { I18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ElementI18n } from '../../locales/i18n';
import type { StorageKind } from '../../store/browser/storage';
import type { ElementStores } from '../../store/element/elementStores';
import { type ElementOptions, storageKind } from '../../store/element/options';
import { customCatalogs } from '../../store/language/customCatalogs';
import type { Language } from '../../store/language/languages';
import type { LayoutState } from '../../store/layout/layout';
import type { SessionState } from '../../store/session/session';
import { setViewFailed } from '../../store/session/watch/connectionStore';

/** The context of every view, in pickers as well as in elements with a session. */
export interface HostContext {
  host: HTMLElement;
  /** Called after each attempt to load a view on demand, with the error if it failed and whether the shell shows no note about it. */
  onLoadEnd(error?: unknown, withoutNote?: boolean): void;
}

const HostContext = createContext<HostContext | undefined>(undefined);

/** Provides the host element and its texts to the views of any element. */
export function HostProvider({
  host,
  i18n,
  onLoadEnd,
  children,
}: HostContext & { i18n: I18n; children: ReactNode }) {
  const value = useMemo(() => ({ host, onLoadEnd }), [host, onLoadEnd]);
  return (
    <HostContext value={value}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </HostContext>
  );
}

/**
 * Returns the host element of a view.
 * @throws Error outside an element
 */
export function useHostContext(): HostContext {
  return required(useContext(HostContext));
}

/** The context of the views of shell, login and reset. */
export interface ElementContext {
  stores: ElementStores;
  host: HTMLElement;
}

const StoresContext = createContext<ElementStores | undefined>(undefined);

/** Provides the stores, the host and the texts of an element with a session to its views. */
export function ElementProvider({
  value: { host, stores },
  children,
}: {
  value: ElementContext;
  children: ReactNode;
}) {
  const { reportLoadError, connection } = stores;
  const onLoadEnd = useCallback(
    (error?: unknown, withoutNote?: boolean) => {
      if (error) reportLoadError(error);
      // A failure without a note keeps the note about any other view.
      if (!error || !withoutNote) setViewFailed(connection, Boolean(error));
    },
    [reportLoadError, connection],
  );
  return (
    <HostProvider host={host} i18n={stores.i18n} onLoadEnd={onLoadEnd}>
      <StoresContext value={stores}>{children}</StoresContext>
    </HostProvider>
  );
}

/**
 * Returns host and stores of a view.
 * @throws Error outside an element with a session
 */
export function useElementContext(): ElementContext {
  return { host: useHostContext().host, stores: useStores() };
}

/**
 * Returns the stores of a view.
 * @throws Error outside an element with a session
 */
export function useStores(): ElementStores {
  return required(useContext(StoresContext));
}

/** Returns the texts in the current language, and renders again when they change. */
export const useTexts = () => useLingui().i18n as ElementI18n;

/** Selects a slice of the session. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useStores().shownSession, select);
}

/** Selects a slice of the layout. */
export function useLayout<T>(select: (state: LayoutState) => T): T {
  return useStore(useStores().layout, select);
}

/** Returns one option of the element: an attribute or a property. */
export function useOption<Name extends keyof ElementOptions>(name: Name): ElementOptions[Name] {
  return useStore(useStores().options, (options) => options[name]);
}

/** Returns the storage of the element: its attribute `storage`, or the default. */
export function useStorageKind(): StorageKind {
  return useStore(useStores().options, storageKind);
}

/** Returns the current language: the `language` attribute, else the user's choice. */
export function useLanguage(): Language {
  const stores = useStores();
  useStore(stores.pageLanguage);
  useStore(customCatalogs());
  // Renders again when other options name another language.
  return useStore(stores.options, stores.language);
}

function required<T>(value: T | undefined): T {
  if (!value) throw new Error('A view of backoffice-elements was rendered outside its element.');
  return value;
}

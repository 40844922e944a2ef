import { I18nProvider, useLingui } from '@lingui/react';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/element/elementStores';
import type { ElementOptions } from '../../store/element/options';
import type { Language } from '../../store/language/languageChoice';
import type { LayoutState } from '../../store/layout/layout';
import type { SessionState } from '../../store/session/session';

/** What a view finds around it: the stores of its element, and the element itself. */
export interface Surroundings {
  stores: Stores;
  host: HTMLElement;
}

const Context = createContext<Surroundings | undefined>(undefined);

/** Hands the stores and texts of an element to its views. */
export function Surround({ value, children }: { value: Surroundings; children: ReactNode }) {
  return (
    <Context value={value}>
      <I18nProvider i18n={value.stores.i18n}>{children}</I18nProvider>
    </Context>
  );
}

export function useSurroundings(): Surroundings {
  const value = useContext(Context);
  if (!value) throw new Error('A view of backoffice-elements was rendered outside its element.');
  return value;
}

export const useStores = () => useSurroundings().stores;

/** The texts in the current language; a view renders again when they change. */
export const useTexts = () => useLingui().i18n;

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useStores().session, select);
}

export function useLayout<T>(select: (state: LayoutState) => T): T {
  return useStore(useStores().layout, select);
}

export function useOption<Name extends keyof ElementOptions>(name: Name): ElementOptions[Name] {
  return useStore(useStores().options, (options) => options[name]);
}

/** The language in force: the `language` attribute, else the person's choice. */
export function useLanguage(): Language {
  const stores = useStores();
  useStore(stores.pageLanguage);
  useStore(stores.options, (options) => options.language);
  return stores.language();
}

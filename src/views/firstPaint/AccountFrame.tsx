import type { ReactNode } from 'react';
import { Brand } from './Brand';

interface Props {
  brand: string;
  theme: string;
  locale: string;
  languageSelect: ReactNode;
  /** The slot `account`, which projects the form. */
  form: ReactNode;
  /** Further content of the shadow root, a banner for example. */
  children?: ReactNode;
}

/** Renders the card around sign-in and reset; the form itself is in the light DOM. */
export function AccountFrame({ brand, theme, locale, languageSelect, form, children }: Props) {
  return (
    <div className="root account" data-theme={theme} lang={locale}>
      {children}
      <main className="card" part="card">
        <header className="card-head">
          <Brand brand={brand} />
          {languageSelect}
        </header>
        {form}
        <slot name="help" />
      </main>
    </div>
  );
}

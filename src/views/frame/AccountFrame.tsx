import type { ReactNode } from 'react';
import { Brand } from './Brand';

interface Props {
  brand: string;
  theme: string;
  locale: string;
  languageSelect?: ReactNode;
  /** What lies around the form in the shadow root, a banner for example. */
  children?: ReactNode;
}

/** The quiet card around sign-in and reset; the form itself is in the light DOM, in slot `account`. */
export function AccountFrame({ brand, theme, locale, languageSelect, children }: Props) {
  return (
    <div className="root account" data-theme={theme} lang={locale}>
      {children}
      <main className="card" part="card">
        <header className="card-head">
          <Brand brand={brand} />
          {languageSelect}
        </header>
        <slot name="account" />
      </main>
    </div>
  );
}

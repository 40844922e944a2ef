import type { ReactNode } from 'react';
import { PageSlot } from '../element/PageSlot';
import { Brand } from './Brand';

interface Props {
  brand: string;
  /** Letter of the default logo; by default the first of the brand. */
  mark?: string;
  theme: string;
  locale: string;
  /** Direction of the language if it differs from the page's. */
  dir?: 'rtl' | undefined;
  languageSelect: ReactNode;
  /** The slot `account`, which projects the form. */
  form: ReactNode;
}

/** Renders the card around sign-in and reset; the form itself is in the light DOM. */
export function AccountFrame(props: Props) {
  const { brand, mark, theme, locale, dir, languageSelect, form } = props;
  return (
    <div className="root account" data-theme={theme} lang={locale} dir={dir}>
      <main className="card" part="card">
        <header className="card-head">
          <Brand brand={brand} mark={mark} />
          {languageSelect}
        </header>
        {form}
        <PageSlot name="help" />
      </main>
    </div>
  );
}

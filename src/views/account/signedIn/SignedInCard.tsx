import { useEffect, useRef } from 'react';
import { brandOf } from '../../../constants';
import { goTo } from '../../../store/browser/page';
import { languageInfo } from '../../../store/language/languages';
import { displayName } from '../../../store/session/user/userRecord';
import {
  useLanguage,
  useOption,
  useSession,
  useStores,
  useTexts,
} from '../../element/elementContext';
import { isFocusLost } from '../../element/focus';
import { useMainLandmark } from '../../element/useMainLandmark';
import { useStyles } from '../../element/useStyles';
import { useTheme } from '../../element/useTheme';
import { Brand } from '../../firstPaint/Brand';
import css from './signedInCard.css?inline';

interface Props {
  /** Whether the form that the card replaces had the focus. */
  takesFocus: boolean;
}

/** Card that names the signed-in user, with links to the return URL and to log out. */
export default function SignedInCard({ takesFocus }: Props) {
  const i18n = useTexts();
  useStyles(css);
  const { signOut } = useStores();
  const user = useSession((state) => state.user);
  const { locale, dir } = languageInfo(useLanguage());
  useMainLandmark();
  const brand = brandOf(useOption('brand'));
  const theme = useTheme();
  const returnUrl = useOption('returnUrl');
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && isFocusLost())
      name.current?.focus({ preventScroll: true, focusVisible: false });
  }, [takesFocus]);
  return (
    <div className="root account" data-theme={theme} lang={locale} dir={dir}>
      <main className="card" part="card">
        <header className="card-head">
          <Brand brand={brand} />
        </header>
        <p ref={name} tabIndex={-1}>
          {i18n._('session.signedInAs', { name: displayName(user) })}
        </p>
        <p className="card-actions">
          {returnUrl ? (
            <button type="button" className="primary" onClick={() => goTo(returnUrl)}>
              {i18n._('session.continue')}
            </button>
          ) : null}
          <button type="button" className="secondary" onClick={() => void signOut()}>
            {i18n._('user.logout')}
          </button>
        </p>
      </main>
    </div>
  );
}

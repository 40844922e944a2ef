import { Link } from 'wouter';
import { languageInfo } from '../../store/language/languages';
import { useLanguage, useTexts } from '../element/elementContext';
import { useMainLandmark } from '../element/useMainLandmark';
import { useTheme } from '../element/useTheme';

interface Props {
  code: '404' | '500';
}

/** The 404 and 500 screens, with a link to the dashboard. */
export function ErrorScreen({ code }: Props) {
  const i18n = useTexts();
  return (
    <div className="error-screen">
      <p className="error-code" aria-hidden="true">
        {code}
      </p>
      <h1>{i18n._(code === '404' ? 'error.404' : 'error.500')}</h1>
      <p>{i18n._(code === '404' ? 'error.404Text' : 'error.500Text')}</p>
      <div className="card-actions">
        {code === '500' ? (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {i18n._('error.retry')}
          </button>
        ) : null}
        <Link className={code === '500' ? 'secondary' : 'primary'} href="/">
          {i18n._('error.back')}
        </Link>
      </div>
    </div>
  );
}

/** An error screen without the frame of the shell. */
export function ErrorPage({ code }: Props) {
  const theme = useTheme();
  const { locale, dir } = languageInfo(useLanguage());
  useMainLandmark();
  return (
    <div className="root account" data-theme={theme} lang={locale} dir={dir}>
      <main>
        <ErrorScreen code={code} />
      </main>
    </div>
  );
}

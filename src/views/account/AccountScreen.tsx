import { Suspense, useRef, useState } from 'react';
import { brandOf } from '../../constants';
import english from '../../locales/en/account.json';
import { addEnglish } from '../../locales/english';
import { languageInfo } from '../../store/language/languages';
import { signInLanguages } from '../../store/language/signInLanguages';
import { useLanguage, useOption, useSession, useStores, useTexts } from '../element/elementContext';
import { useMainLandmark } from '../element/useMainLandmark';
import { useTheme } from '../element/useTheme';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoadingFailed } from '../errors/LoadingFailed';
import { AccountFrame } from '../firstPaint/AccountFrame';
import { LanguageSelect } from '../firstPaint/LanguageSelect';
import { LightDomRoot } from '../hydration/LightDomRoot';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { SignIn } from './SignIn';
import { Waiting } from './Waiting';

addEnglish(english);

const Reset = lazyOrFallback(() => import('./reset/Reset'), LoadingFailed);
const HostedSignIn = lazyOrFallback(() => import('./HostedSignIn'), LoadingFailed);

interface Props {
  step: 'signIn' | 'reset';
  /** Whether the user has signed in and the next page loads. */
  leaving?: boolean;
  /** Reset code from the URL. */
  code?: string;
  /** Address of the reset steps, if they are a route. */
  resetHref?: string;
  /**
   * Called when the user opens or leaves the reset steps; `changed` says whether the password was changed, of the user
   * `userId`. The form stays busy until a returned promise resolves.
   */
  onStep?(step: 'signIn' | 'reset', changed?: boolean, userId?: string): unknown;
}

/** Card with sign-in or reset, for the account routes of the shell, the login and the reset element. */
export function AccountScreen({ step, leaving, code, resetHref, onStep }: Props) {
  const i18n = useTexts();
  const stores = useStores();
  const language = useLanguage();
  const { locale, dir } = languageInfo(language);
  const forced = useOption('language');
  const brand = brandOf(useOption('brand'));
  const theme = useTheme();
  useMainLandmark();
  const [changed, setChanged] = useState(false);
  const [userId, setUserId] = useState<string>();
  /** Whether the step has changed on this screen. */
  const moved = useRef(false);
  const [opened] = useState(step);
  moved.current ||= step !== opened;

  const hasChallenge = useSession((state) => Boolean(state.challenge));
  // A provider of the page may ask for a second step after the button.
  const hosted = useOption('auth') === 'oidc' && !hasChallenge;

  const form =
    step === 'signIn' && !hosted ? (
      <SignIn
        userId={userId}
        leaving={leaving}
        moved={moved.current}
        hint={changed ? { text: i18n._('reset.done'), tone: 'done' } : undefined}
        resetHref={resetHref}
        onReset={(event, typed) => {
          if (!onStep) return;
          event.preventDefault();
          setUserId(typed);
          onStep('reset');
        }}
      />
    ) : (
      <Suspense fallback={step === 'reset' ? <Waiting /> : <div className="pane" />}>
        {step === 'signIn' ? (
          <HostedSignIn />
        ) : (
          <Reset
            code={code}
            userId={userId}
            moved={moved.current}
            onSignIn={(typed, done) => {
              setUserId(typed);
              setChanged(done);
              return onStep?.('signIn', done, typed);
            }}
          />
        )}
      </Suspense>
    );

  return (
    <AccountFrame
      brand={brand}
      theme={theme}
      locale={locale}
      dir={dir}
      form={
        <LightDomRoot slot="account">
          <ErrorBoundary fallback={<LoadingFailed />}>{form}</ErrorBoundary>
        </LightDomRoot>
      }
      languageSelect={
        <LanguageSelect
          i18n={i18n}
          language={language}
          offered={signInLanguages(language, forced)}
          onChoose={stores.pageLanguage.choose}
        />
      }
    />
  );
}

import { type ReactNode, Suspense, useState } from 'react';
import english from '../../locales/en/account.json';
import { addEnglish } from '../../locales/english';
import { LANGUAGES } from '../../store/language/languageChoice';
import { useLanguage, useOption, useStores, useTexts } from '../element/elementContext';
import { useTheme } from '../element/useTheme';
import { AccountFrame } from '../firstPaint/AccountFrame';
import { brandOf } from '../firstPaint/brandOf';
import { LanguageSelect } from '../firstPaint/LanguageSelect';
import { signInLanguages } from '../firstPaint/signInLanguages';
import { LightDomRoot } from '../hydration/LightDomRoot';
import { lazyOrFallback } from '../lazy/lazyOrFallback';
import { LoadingFailed } from './LoadingFailed';
import { SignIn } from './SignIn';
import { Waiting } from './Waiting';

addEnglish(english);

const Reset = lazyOrFallback(() => import('./reset/Reset'), LoadingFailed);
const HostedSignIn = lazyOrFallback(() => import('./HostedSignIn'), LoadingFailed);

interface Props {
  step: 'signIn' | 'reset';
  /** Reset code from the URL. */
  code?: string;
  /** URL of the reset step. Without one it opens in place. */
  resetHref?: string;
  onStep?(step: 'signIn' | 'reset'): void;
  children?: ReactNode;
}

/** Card with sign-in or reset, for the account routes of the shell, the login and the reset element. */
export function AccountScreen({ step, code, resetHref, onStep, children }: Props) {
  const i18n = useTexts();
  const stores = useStores();
  const language = useLanguage();
  const forced = useOption('language');
  const brand = brandOf(useOption('brand'));
  const theme = useTheme();
  const [changed, setChanged] = useState(false);
  const [userId, setUserId] = useState<string>();

  const hosted = useOption('auth') === 'oidc';

  const form =
    step === 'signIn' && !hosted ? (
      <SignIn
        userId={userId}
        hint={changed ? <span className="done">{i18n._('reset.done')}</span> : undefined}
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
            onSignIn={(typed, done) => {
              setUserId(typed);
              setChanged(done);
              onStep?.('signIn');
            }}
          />
        )}
      </Suspense>
    );

  return (
    <AccountFrame
      brand={brand}
      theme={theme}
      locale={LANGUAGES[language].locale}
      form={<LightDomRoot slot="account">{form}</LightDomRoot>}
      languageSelect={
        <LanguageSelect
          i18n={i18n}
          language={language}
          offered={signInLanguages(language, forced)}
          onChoose={stores.pageLanguage.choose}
        />
      }
    >
      {children}
    </AccountFrame>
  );
}

import { hashHref, pathInHash } from '../store/hash';
import { LANGUAGES } from '../store/languageChoice';
import { loginRoute, resolveRoute } from '../store/route';
import { isAdmin } from '../store/userRecord';
import { AccountFrame } from '../views/frame/AccountFrame';
import { brandOf } from '../views/frame/brandOf';
import { LanguageSelect } from '../views/frame/LanguageSelect';
import { signInLanguages } from '../views/frame/signInLanguages';
import { keepKeysInside } from '../views/kit/keys';
import { accountSheets, formSheets } from '../views/styles/accountSheets';
import { adoptStyles } from '../views/styles/adoptStyles';
import { shellSheets } from '../views/styles/shellSheets';
import { recordEarly } from './early';
import { type Facts, readFacts } from './facts';
import { append } from './jsx-runtime';
import { paintShell } from './shell';
import { paintSignIn } from './signIn';

/**
 * Draws an element's first screen before React is there: the sign-in form in the light DOM, typeable
 * at once, or the shell's frame, clickable at once. What is not known here is left to React.
 */
export function paint(host: HTMLElement): void {
  if (host.shadowRoot) return;
  const facts = readFacts(host);
  const shell = host.localName === 'backoffice-shell';
  if (facts.attribute('auth') === 'oidc' || (!shell && facts.user)) return;
  let path = shell ? firstPath(facts) : '/account/login';
  const route = resolveRoute(path, isAdmin(facts.user));
  // The error screens of the signed-out have no frame.
  if (!facts.user && /^\d/.test(route.screen)) return;

  const memory = facts.attribute('routing') === 'memory';
  if (shell && !facts.user && !path.startsWith('/account')) {
    path = loginRoute(path);
    const href = hashHref(path, facts.attribute('hash-prefix') ?? '');
    if (!memory) history.replaceState(history.state, '', href);
  }

  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, shell ? shellSheets : accountSheets);
  adoptStyles(host.getRootNode(), formSheets);
  recordEarly(host, { path, language: facts.language, texts: facts.texts }, memory);
  keepKeysInside(root);
  if (facts.user) append(root, paintShell(host, facts, route));
  else {
    append(root, paintCard(facts));
    if (route.screen !== 'reset' && host.localName !== 'backoffice-reset') paintSignIn(host, facts);
  }
}

function paintCard({ attribute, i18n, language, settings }: Facts) {
  return (
    <AccountFrame
      brand={brandOf(attribute('brand'))}
      theme={settings.theme}
      locale={LANGUAGES[language].locale}
      form={<slot name="account" />}
      languageSelect={
        <LanguageSelect
          i18n={i18n}
          language={language}
          offered={signInLanguages(language, attribute('language'))}
        />
      }
    />
  );
}

/** The path the shell starts at; whoever may not be there is sent on by React. */
function firstPath({ attribute }: Facts): string {
  const memory = attribute('routing') === 'memory';
  return (!memory && pathInHash(location.hash, attribute('hash-prefix') ?? '')) || '/';
}

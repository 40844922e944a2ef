import { clientId } from '../../store/browser/clientId';
import { LANGUAGES } from '../../store/languageChoice';
import { displayName } from '../../store/userRecord';
import { Avatar } from '../frame/Avatar';
import { useLanguage, useSession, useStores, useTexts } from '../kit/context';
import { useAvatar } from './useAvatar';

/** Who is signed in, as far as the record says, and the integrator's own in the slot `profile`. */
export function Profile() {
  const i18n = useTexts();
  const stores = useStores();
  const user = useSession((state) => state.user);
  const language = useLanguage();
  const facts: [string, unknown][] = [
    ['profile.name', user?.Name],
    ['profile.userId', user?.UserId],
    ['profile.role', user?.Role],
    ['profile.language', LANGUAGES[language].text],
    ['profile.clientId', clientId(stores.prefix)],
  ];
  return (
    <div className="page">
      <header className="profile-head">
        <Avatar {...useAvatar()} />
        <h1>{displayName(user) || i18n._('profile')}</h1>
      </header>
      <dl className="facts" part="card">
        {facts
          .filter(([, value]) => typeof value === 'string' && value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{i18n._(label)}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
      </dl>
      <slot name="profile" />
    </div>
  );
}

import english from '../../../locales/en/profile.json';
import { addEnglish } from '../../../locales/english';
import { clientId } from '../../../store/browser/clientId';
import { languageInfo } from '../../../store/language/languages';
import { displayName } from '../../../store/session/user/userRecord';
import { useLanguage, useSession, useStores, useTexts } from '../../element/elementContext';
import { PageSlot } from '../../element/PageSlot';
import { useStyles } from '../../element/useStyles';
import { Avatar } from '../../firstPaint/Avatar';
import { roleName } from '../roleName';
import { useAvatar } from '../useAvatar';
import { CopyButton } from './CopyButton';
import { Facts } from './Facts';
import styles from './profile.css?inline';
import { SessionCard } from './SessionCard';

addEnglish(english);

/** The profile page: user, session, and the content of the slot `profile`. */
export default function ProfilePage() {
  const i18n = useTexts();
  const { prefix } = useStores();
  const user = useSession((state) => state.user);
  const { text, locale } = languageInfo(useLanguage());
  const id = clientId(prefix);
  const role = roleName(i18n, fieldText(user?.Role));
  useStyles(styles);
  return (
    <div className="page">
      <header className="profile-head">
        <Avatar {...useAvatar()} />
        <div>
          <h1>{displayName(user).trim() || i18n._('profile')}</h1>
          {role ? <p className="muted">{role}</p> : null}
        </div>
      </header>
      <div className="profile-cards">
        <Facts
          title={i18n._('profile.person')}
          facts={[
            [i18n._('profile.name'), fieldText(user?.Name)],
            [i18n._('profile.userId'), fieldText(user?.UserId)],
            [i18n._('profile.role'), role],
            [
              i18n._('profile.language'),
              <span key="language" lang={locale}>
                {text}
              </span>,
            ],
          ]}
        />
        <SessionCard
          clientId={
            <span className="profile-id">
              <code>{id}</code>
              <CopyButton text={id} />
            </span>
          }
        />
      </div>
      <PageSlot name="profile" />
    </div>
  );
}

/** Formats a field of the record; empty for values that are neither text nor number, which a server may send. */
function fieldText(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value).trim() : '';
}

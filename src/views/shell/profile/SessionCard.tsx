import LogOut from 'virtual:icon/logout';
import type { ReactNode } from 'react';
import { languageInfo } from '../../../store/language/languages';
import { sessionDetails } from '../../../store/session/user/sessionDetails';
import { useLanguage, useSession, useStores, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { FactList, Facts } from './Facts';

/** The session of this tab and logout; its technical details, with the client id, are folded. */
export function SessionCard({ clientId }: { clientId: ReactNode }) {
  const i18n = useTexts();
  const stores = useStores();
  const { locale } = languageInfo(useLanguage());
  // The facts change with the user.
  useSession((state) => state.user);
  const { since, kind, expires } = sessionDetails(stores);
  const kept = {
    local: i18n._('profile.kept.local'),
    session: i18n._('profile.kept.session'),
    memory: i18n._('profile.kept.memory'),
  }[kind];
  return (
    <Facts
      title={i18n._('profile.session')}
      facts={[
        [i18n._('profile.since'), since && <Moment key="since" date={since} locale={locale} />],
        [
          i18n._('profile.expires'),
          expires && <Moment key="expires" date={expires} locale={locale} />,
        ],
      ]}
    >
      <details className="technical">
        <summary>{i18n._('profile.technical')}</summary>
        <FactList
          facts={[
            [i18n._('profile.kept'), kept],
            [
              i18n._('profile.others'),
              i18n._(kind === 'local' ? 'profile.others.follow' : 'profile.others.own'),
            ],
            [i18n._('profile.clientId'), clientId],
          ]}
        />
      </details>
      <button type="button" className="secondary" onClick={() => void stores.signOut()}>
        <Icon path={LogOut} />
        {i18n._('user.logout')}
      </button>
    </Facts>
  );
}

function Moment({ date, locale }: { date: Date; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}

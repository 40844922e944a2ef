import { type ComponentType, useEffect, useState } from 'react';
import { useStores, useTexts } from '../kit/context';
import type { ProfilePageProps } from './profile/ProfilePage';

const load = () => import('./profile/ProfilePage');
/** Kept once it is loaded, so that a second visit shows it at once. */
let Loaded: ComponentType<ProfilePageProps> | undefined;

/** The place of the profile page (/profile), which is loaded when it is first wanted. */
export function Profile() {
  const i18n = useTexts();
  const { announce } = useStores();
  const [Page, setPage] = useState(() => Loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Loaded) return;
    load().then(
      ({ default: page }) => {
        Loaded = page;
        setPage(() => page);
      },
      (error) => {
        setFailed(true);
        announce('backoffice-error', { source: 'assets', message: String(error) });
      },
    );
  }, [announce]);
  if (failed) return <p role="alert">{i18n._('loader.failed')}</p>;
  if (!Page) return <div className="skeleton" />;
  return <Page title={i18n._('profile')} logOutLabel={i18n._('user.logout')} />;
}

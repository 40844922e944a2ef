import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../kit/context';
import type { ProfilePageProps } from './profile/ProfilePage';

const load = () => import('./profile/ProfilePage');
/** Kept once it is loaded, so that a second visit shows it at once. */
let Loaded: ComponentType<ProfilePageProps> | undefined;

/** The place of the profile page (/profile), which is loaded when it is first wanted. */
export function Profile() {
  const i18n = useTexts();
  const [Page, setPage] = useState(() => Loaded);
  useEffect(() => {
    if (Loaded) return;
    load().then(({ default: page }) => {
      Loaded = page;
      setPage(() => page);
    });
  }, []);
  if (!Page) return <div className="skeleton" />;
  return <Page title={i18n._('profile')} logOutLabel={i18n._('user.logout')} />;
}

import { useTexts } from '../kit/context';
import { PagePart } from '../kit/PagePart';

const load = () => import('./profile/ProfilePage');

/** The profile page (/profile). */
export function Profile() {
  const i18n = useTexts();
  const texts = { title: i18n._('profile'), logOutLabel: i18n._('user.logout') };
  return <PagePart load={load} props={texts} />;
}

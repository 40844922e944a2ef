import { useTexts } from '../element/elementContext';
import { PagePart } from '../lazy/LazyComponent';

const load = () => import('./profile/ProfilePage');

/** The profile page (/profile). */
export function Profile() {
  const i18n = useTexts();
  const texts = { title: i18n._('profile'), logOutLabel: i18n._('user.logout') };
  return <PagePart load={load} props={texts} />;
}

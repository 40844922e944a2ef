import { type MouseEvent, useMemo, useRef } from 'react';
import { LANGUAGES } from '../../store/languageChoice';
import { productMenu } from '../../store/menuItems';
import type { Route } from '../../store/route';
import { isAdmin } from '../../store/userRecord';
import { AreaPane } from '../areas/AreaPane';
import { ErrorScreen } from '../errors/ErrorScreen';
import { brandOf } from '../frame/brandOf';
import { ShellFrame } from '../frame/ShellFrame';
import { useLanguage, useLayout, useOption, useSession, useStores, useTexts } from '../kit/context';
import { useTakenOver } from '../kit/useTakenOver';
import { Dashboard } from './Dashboard';
import { Profile } from './Profile';
import { SideMenu } from './SideMenu';
import { followLink, useShell } from './shellContext';
import { UserMenu } from './UserMenu';

/** The frame with its content, for someone who is signed in. */
export function SignedIn({ route }: { route: Route }) {
  const i18n = useTexts();
  const stores = useStores();
  const language = useLanguage();
  const brand = brandOf(useOption('brand'));
  const { settings, condensed, narrow, menuOpen } = useLayout((state) => state);
  const takenOver = useTakenOver();
  const content = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <ShellFrame
      i18n={i18n}
      brand={brand}
      locale={LANGUAGES[language].locale}
      settings={settings}
      condensed={condensed}
      expanded={narrow ? menuOpen : !condensed}
      menuOpen={menuOpen}
      menu={<SideMenu path={route.path} />}
      tools={<UserMenu />}
      footer={takenOver ? <Footer brand={brand} /> : null}
      contentRef={content}
      onMenu={stores.layout.toggleMenu}
      backdrop={menuOpen ? <Backdrop onPress={stores.layout.toggleMenu} /> : null}
      onSkip={skip}
    >
      {takenOver ? <Content route={route} /> : null}
    </ShellFrame>
  );
}

/** A press beside the open menu closes it; the keyboard has Escape and the menu button. */
function Backdrop({ onPress }: { onPress(): void }) {
  return (
    <button type="button" className="backdrop" tabIndex={-1} aria-hidden="true" onClick={onPress} />
  );
}

/** The current year and a credit (§2 Layouts), or the integrator's own in the slot `footer`. */
function Footer({ brand }: { brand: string }) {
  const i18n = useTexts();
  return (
    <section className="footer" part="footer" aria-label={i18n._('shell.credits')}>
      <slot name="footer">{i18n._('shell.footer', { year: new Date().getFullYear(), brand })}</slot>
    </section>
  );
}

function Content({ route }: { route: Route }) {
  const router = useShell();
  const admin = isAdmin(useSession((state) => state.user));
  const areas = useMemo(() => productMenu(admin), [admin]);
  const { screen, area } = route;
  if (screen === 'dashboard') {
    return (
      <Dashboard
        areas={areas}
        href={router.href}
        onNavigate={(event, item) => followLink(router, event, item)}
      />
    );
  }
  if (screen === 'area' && area) return <AreaPane area={area} />;
  if (screen === 'profile') return <Profile />;
  // On its way from sign-in to the page that was asked for.
  if (screen === 'login' || screen === 'reset') return null;
  return (
    <ErrorScreen
      code={screen === '500' ? '500' : '404'}
      href={router.href('/')}
      onBack={(event) => followLink(router, event, { link: '/' })}
    />
  );
}

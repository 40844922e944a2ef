import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { brandOf } from '../../constants';
import { languageFacts } from '../../store/language/languageChoice';
import { followOtherShells, toggleMenu } from '../../store/layout/shellLayout';
import type { Route } from '../../store/routing/route';
import { AreaLayers } from '../areas/layers/AreaLayers';
import { useSlottedEntries } from '../areas/useSlottedEntries';
import { useLanguage, useLayout, useOption, useStores, useTexts } from '../element/elementContext';
import { useMainLandmark } from '../element/useMainLandmark';
import { useTheme } from '../element/useTheme';
import { ShellFrame } from '../firstPaint/ShellFrame';
import { useHydrated } from '../hydration/useHydrated';
import { OfflineBanner } from '../session/OfflineBanner';
import { SessionLayers } from '../session/SessionLayers';
import { Navigation } from './menu/Navigation';
import { SignedInRoutes } from './Routes';
import { SettingsLayer } from './SettingsLayer';
import { ShortcutsLayer } from './shortcuts/ShortcutsLayer';
import { Tools } from './topbar/Tools';
import { useHomeLink } from './useHomeLink';
import { useNarrow } from './useNarrow';
import { usePhoneMenu } from './usePhoneMenu';
import { useVariantStyles } from './variants/useVariantStyles';

/** The frame of the shell for a signed-in user: top bar, menu, content pane and footer. */
export function SignedIn({ route }: { route: Route }) {
  const i18n = useTexts();
  const { layout } = useStores();
  const { locale, dir } = languageFacts(useLanguage());
  const brand = brandOf(useOption('brand'));
  const { settings, condensed, narrow, menuOpen } = useLayout((state) => state);
  const theme = useTheme();
  const hydrated = useHydrated();
  const pane = useRef<HTMLElement>(null);
  // Memoized, so that a change of the layout renders the frame alone.
  const menu = useMemo(() => <Navigation path={route.path} />, [route.path]);
  const tools = useMemo(() => <Tools />, []);
  const content = useMemo(() => <SignedInRoutes />, []);
  const footer = useMemo(() => <Footer />, []);
  const layers = useMemo(() => <Layers />, []);
  useVariantStyles(settings);
  useNarrow(pane);
  useMainLandmark();
  useSlottedEntries();
  usePhoneMenu(pane, route.location);
  useEffect(() => followOtherShells(layout), [layout]);
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault();
    pane.current?.focus();
  };
  return (
    <ShellFrame
      i18n={i18n}
      brand={brand}
      home={useHomeLink(brand)}
      locale={locale}
      dir={dir}
      settings={{ ...settings, theme }}
      condensed={condensed}
      expanded={narrow ? menuOpen : !condensed}
      menuOpen={menuOpen}
      menu={menu}
      tools={tools}
      footer={hydrated ? footer : null}
      footerScrolls={narrow}
      contentRef={pane}
      onMenu={() => toggleMenu(layout)}
      backdrop={menuOpen ? <div className="backdrop" /> : null}
      onSkip={skipToContent}
      layers={hydrated ? layers : null}
    >
      {hydrated ? (
        <>
          <OfflineBanner />
          {content}
        </>
      ) : null}
    </ShellFrame>
  );
}

/** The footer: the current year and a credit (§2 Layouts), or the content of the slot `footer`. */
function Footer() {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  return (
    <section className="footer" part="footer" aria-label={i18n._('shell.credits')}>
      <slot name="footer">
        <bdi>{i18n._('shell.footer', { year: new Date().getFullYear(), brand })}</bdi>
        <bdi>{i18n._('shell.credit')}</bdi>
      </slot>
    </section>
  );
}

/** Panels and dialogs above the frame. */
function Layers() {
  return (
    <>
      <SettingsLayer />
      <ShortcutsLayer />
      <AreaLayers />
      <SessionLayers />
    </>
  );
}

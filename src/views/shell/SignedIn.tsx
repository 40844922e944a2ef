import { type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react';
import { brandOf } from '../../constants';
import { languageInfo } from '../../store/language/languages';
import { followOtherShells, toggleMenu } from '../../store/layout/shellLayout';
import { AreaLayers } from '../areas/layers/AreaLayers';
import { usePrefetch } from '../areas/usePrefetch';
import { useSlottedEntries } from '../areas/useSlottedEntries';
import { useLanguage, useLayout, useOption, useStores, useTexts } from '../element/elementContext';
import { PageSlot } from '../element/PageSlot';
import { useMainLandmark } from '../element/useMainLandmark';
import { useAppliedTheme } from '../element/useTheme';
import { MenuToggle } from '../firstPaint/MenuToggle';
import { ShellFrame, Skeleton } from '../firstPaint/ShellFrame';
import { AfterHydration } from '../hydration/AfterHydration';
import { useShellRoute, useShellRouter } from '../routing/RouterProvider';
import { useScrollRestoration } from '../routing/useScrollRestoration';
import { OfflineBanner } from '../session/OfflineBanner';
import { SessionLayers } from '../session/SessionLayers';
import { Navigation } from './menu/Navigation';
import { SignedInRoutes } from './Routes';
import { SettingsLayer } from './SettingsLayer';
import { useSettingStyles } from './settingStyles/useSettingStyles';
import { ShortcutsLayer } from './shortcuts/ShortcutsLayer';
import { Tools } from './topbar/Tools';
import { useFrameAttributes } from './useFrameAttributes';
import { useHomeLink } from './useHomeLink';
import { useNarrow } from './useNarrow';
import { usePhoneMenu } from './usePhoneMenu';

/**
 * The frame of the shell for a signed-in user: top bar, menu, content pane and footer. Memoized like its
 * parts: a navigation renders only those that read the route, and settings change attributes of the root
 * without a render (useFrameAttributes).
 */
export const SignedIn = memo(function SignedIn() {
  const i18n = useTexts();
  const { layout } = useStores();
  const { locale, dir } = languageInfo(useLanguage());
  const brand = brandOf(useOption('brand'));
  const narrow = useLayout((state) => state.narrow);
  const pane = useRef<HTMLElement>(null);
  const frame = useFrameAttributes(pane);
  useAppliedTheme();
  useSettingStyles();
  useNarrow(pane);
  useMainLandmark();
  useSlottedEntries();
  useScrollRestoration(pane);
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
      state={frame}
      menuToggle={<MenuButton />}
      menu={<Navigation />}
      tools={<Tools />}
      footer={<Footer />}
      footerScrolls={narrow}
      contentRef={pane}
      backdrop={<Backdrop />}
      notice={<ConnectionNotice />}
      onSkip={skipToContent}
      layers={<Layers pane={pane} />}
    >
      <Content />
    </ShellFrame>
  );
});

/** The button of the menu, in its current state. */
const MenuButton = memo(function MenuButton() {
  const i18n = useTexts();
  const { layout } = useStores();
  const expanded = useLayout(({ narrow, menuOpen, condensed }) => (narrow ? menuOpen : !condensed));
  return <MenuToggle i18n={i18n} expanded={expanded} onToggle={() => toggleMenu(layout)} />;
});

/** Covers the content while the menu is an overlay. */
const Backdrop = memo(function Backdrop() {
  return useLayout((state) => state.menuOpen) ? <div className="backdrop" /> : null;
});

/** The page of the current route. */
const Content = memo(function Content() {
  return (
    <AfterHydration painted={<Skeleton />}>
      <SignedInRoutes />
    </AfterHydration>
  );
});

/** The notice of a lost connection. */
const ConnectionNotice = memo(function ConnectionNotice() {
  return (
    <AfterHydration>
      <OfflineBanner />
    </AfterHydration>
  );
});

/** The footer, which the first paint does not draw. */
const Footer = memo(function Footer() {
  return (
    <AfterHydration>
      <Credits />
    </AfterHydration>
  );
});

/** The current year and a credit, or the content of the slot `footer`. */
function Credits() {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  return (
    <section className="footer" part="footer" aria-label={i18n._('shell.credits')}>
      <PageSlot name="footer">
        <bdi>{i18n._('shell.footer', { year: new Date().getFullYear(), brand })}</bdi>
        <bdi>{i18n._('shell.credit')}</bdi>
      </PageSlot>
    </section>
  );
}

/** Panels and dialogs above the frame. */
const Layers = memo(function Layers({ pane }: { pane: RefObject<HTMLElement | null> }) {
  return (
    <AfterHydration>
      <PhoneMenu pane={pane} />
      <SettingsLayer />
      <ShortcutsLayer />
      <Prefetch />
      <AreaLayers />
      <SessionLayers />
    </AfterHydration>
  );
});

/** Prefetches the modules of areas. */
function Prefetch() {
  usePrefetch(useShellRouter());
  return null;
}

/** Renders nothing: in a component of its own, so that another route does not render the frame. */
function PhoneMenu({ pane }: { pane: RefObject<HTMLElement | null> }) {
  usePhoneMenu(pane, useShellRoute().location);
  return null;
}

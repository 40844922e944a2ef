import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { LANGUAGES } from '../../store/language/languageChoice';
import { followOthers, toggleMenu } from '../../store/layout/shellLayout';
import type { Route } from '../../store/routing/route';
import { AreaLayers } from '../areas/layers/AreaLayers';
import { useSlottedEntries } from '../areas/useSlottedEntries';
import { useLanguage, useLayout, useOption, useStores, useTexts } from '../element/elementContext';
import { useTheme } from '../element/useTheme';
import { brandOf } from '../firstPaint/brandOf';
import { ShellFrame } from '../firstPaint/ShellFrame';
import { useTakenOver } from '../hydration/useHydrated';
import { SessionLayers } from '../session/SessionLayers';
import { Content } from './Content';
import { Footer } from './Footer';
import { Navigation } from './menu/Navigation';
import { SettingsLayer } from './SettingsLayer';
import { Tools } from './topbar/Tools';
import { useNarrow } from './useNarrow';
import { usePhoneMenu } from './usePhoneMenu';
import { useLooks } from './variants/useVariantStyles';

/** The frame with its content, for someone who is signed in. */
export function SignedIn({ route }: { route: Route }) {
  const i18n = useTexts();
  const { layout } = useStores();
  const language = useLanguage();
  const brand = brandOf(useOption('brand'));
  const { settings, condensed, narrow, menuOpen } = useLayout((state) => state);
  const theme = useTheme();
  const takenOver = useTakenOver();
  useLooks(settings);
  const pane = useRef<HTMLElement>(null);
  // The same nodes again: where only the looks change, React renders the frame alone.
  const menu = useMemo(() => <Navigation path={route.path} />, [route.path]);
  const tools = useMemo(() => <Tools />, []);
  const content = useMemo(() => <Content route={route} />, [route]);
  const footer = useMemo(() => <Footer />, []);
  const layers = useMemo(
    () => (
      <>
        <SettingsLayer />
        <AreaLayers />
        <SessionLayers />
      </>
    ),
    [],
  );
  useNarrow(pane);
  useSlottedEntries();
  usePhoneMenu(pane, route.location);
  useEffect(() => followOthers(layout), [layout]);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    pane.current?.focus();
  };
  return (
    <ShellFrame
      i18n={i18n}
      brand={brand}
      locale={LANGUAGES[language].locale}
      settings={{ ...settings, theme }}
      condensed={condensed}
      expanded={narrow ? menuOpen : !condensed}
      menuOpen={menuOpen}
      menu={menu}
      tools={tools}
      footer={takenOver ? footer : null}
      contentRef={pane}
      onMenu={() => toggleMenu(layout)}
      backdrop={menuOpen ? <div className="backdrop" /> : null}
      onSkip={skip}
      layers={takenOver ? layers : null}
    >
      {takenOver ? content : null}
    </ShellFrame>
  );
}

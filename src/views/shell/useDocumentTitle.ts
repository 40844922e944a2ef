import { useEffect, useRef } from 'react';
import type { Route } from '../../store/route';
import { brandOf } from '../frame/brandOf';
import { useOption, useTexts } from '../kit/context';

/** `Area · Brand` (decision 25); the page gets its own title back when the shell leaves. */
export function useDocumentTitle({ screen, area }: Route, signedIn: boolean): void {
  const i18n = useTexts();
  const brand = brandOf(useOption('brand'));
  const before = useRef<string>(undefined);
  const page = {
    dashboard: i18n._(signedIn ? 'dashboard' : 'signIn.title'),
    area: i18n._(signedIn ? `menu.${area}` : 'signIn.title'),
    profile: i18n._(signedIn ? 'profile' : 'signIn.title'),
    login: i18n._('signIn.title'),
    reset: i18n._('reset.title'),
    '404': i18n._('error.404'),
    '500': i18n._('error.500'),
  }[screen];

  useEffect(() => {
    before.current ??= document.title;
    document.title = `${page} · ${brand}`;
  }, [page, brand]);

  useEffect(
    () => () => {
      if (before.current !== undefined) document.title = before.current;
      before.current = undefined;
    },
    [],
  );
}

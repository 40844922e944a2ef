import { useEffect, useMemo, useReducer, useState } from 'react';
import { lastRequests, type RecentRequest } from '../../store/element/recentRequests';
import { useElementContext, useTexts } from '../element/elementContext';
import { checks } from './checks';
import { secretsOnPage } from './checks/secrets';
import { followViolations } from './checks/violations';
import { elements, requests, state, versions } from './facts';
import { redactSections } from './reportText';
import type { Section } from './sections';

/** Everything the panel says, gathered anew when the hash or the language changes. */
export function useSections(): Section[] {
  const { stores, host } = useElementContext();
  const i18n = useTexts();
  const { locale } = i18n;
  const [violations, setViolations] = useState<string[]>([]);
  const [recent, setRecent] = useState<RecentRequest[]>([]);
  const [moves, countMove] = useReducer((count: number) => count + 1, 0);
  useEffect(() => followViolations(setViolations), []);
  useEffect(() => {
    addEventListener('hashchange', countMove);
    return () => removeEventListener('hashchange', countMove);
  }, []);
  useEffect(() => void lastRequests().then(setRecent), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at changes with these
  return useMemo(() => {
    const source = { i18n, stores, host, violations };
    const all = [
      checks(source),
      requests(source, recent),
      state(source),
      elements(source),
      versions(source),
    ];
    return redactSections(all, secretsOnPage(stores));
  }, [i18n, locale, stores, host, violations, recent, moves]);
}

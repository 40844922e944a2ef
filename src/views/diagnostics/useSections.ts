import { useEffect, useMemo, useReducer, useState } from 'react';
import { loadRecentRequests, type RecentRequest } from '../../store/element/loadRecentRequests';
import { useElementContext } from '../element/elementContext';
import { checks } from './checks/checks';
import { observePolicyViolations } from './checks/policyViolations';
import { elementSection, requestSection, stateSection, versionSection } from './overview';
import { secretsOnPage } from './redact/secretsOnPage';
import { redactSections } from './reportText';
import type { Section } from './sections';

/** Returns the redacted sections of the report. They update with the hash and new violations. */
export function useSections(): Section[] {
  const { stores, host } = useElementContext();
  const [violations, setViolations] = useState<string[]>([]);
  const [recent, setRecent] = useState<RecentRequest[]>([]);
  const [hashChanges, countHashChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => observePolicyViolations(setViolations), []);
  useEffect(() => {
    addEventListener('hashchange', countHashChange);
    return () => removeEventListener('hashchange', countHashChange);
  }, []);
  useEffect(() => void loadRecentRequests().then(setRecent), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the checks read the hash
  return useMemo(() => {
    const source = { stores, host, violations };
    const all = [
      checks(source),
      requestSection(recent),
      stateSection(source),
      elementSection(source),
      versionSection(),
    ];
    return redactSections(all, secretsOnPage(stores));
  }, [stores, host, violations, recent, hashChanges]);
}

import { type ReactNode, useEffect, useState } from 'react';
import { isBuiltIn, type Language } from '../../../store/language/languages';
import { useStores } from '../../element/elementContext';

/** The default flag; the others are loaded on demand. */
const ENGLISH = (
  <>
    <path fill="#fff" d="M0 0h24v16H0z" />
    <path
      stroke="#b22234"
      strokeWidth="1.23"
      d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"
    />
    <path fill="#3c3b6e" d="M0 0h11v8.6H0z" />
  </>
);

/** The flag of a language; decorative. */
export function Flag({ language }: { language: Language }) {
  const stores = useStores();
  const [flags, setFlags] = useState<Partial<Record<string, ReactNode>>>({ en: ENGLISH });
  const missing = !flags[language] && isBuiltIn(language);
  useEffect(() => {
    if (!missing) return;
    void stores
      .loadChunk(import('./flags'))
      .then((part) => setFlags({ en: ENGLISH, ...part?.FLAGS }));
  }, [stores, missing]);
  // No drawing for a language of the integrator: its space stays.
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      {flags[language]}
    </svg>
  );
}

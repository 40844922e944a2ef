import { useEffect, useState } from 'react';
import { copyText } from '../../store/browser/copyText';

/** How long a button says that it has copied, in ms. */
const SAID = 4000;

/**
 * Copies texts for a button. `copied` is true for a while after it went well, false where the browser
 * forbids it, undefined else.
 */
export function useCopy() {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: async (text: string) => setCopied(await copyText(text)) };
}

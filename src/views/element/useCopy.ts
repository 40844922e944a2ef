import { useEffect, useState } from 'react';
import { copyText } from '../../store/browser/copyText';

/** How long a button confirms a copy, in ms. */
const CONFIRM_MS = 4000;

/**
 * Copies text to the clipboard for a button. `copied` is true for `CONFIRM_MS` after a success, false
 * when the browser refuses, and undefined otherwise.
 */
export function useCopy() {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: async (text: string) => setCopied(await copyText(text)) };
}

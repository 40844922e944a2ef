import { useEffect, useState, useSyncExternalStore } from 'react';
import english from '../../locales/en/submit.json';
import { addEnglish } from '../../locales/english';
import { useTexts } from '../element/elementContext';

addEnglish(english);

/** Time in ms after which a request shows that it is pending. */
const PENDING_DELAY_MS = 200;
/** Time in ms after which a request shows that it is slow. */
const SLOW_DELAY_MS = 5000;

/**
 * Status of a form at its submit button: a spinner and a text while the request is pending, or a note
 * that the browser is offline. Its space is reserved, so nothing moves.
 */
export default function SubmitStatus({ pending }: { pending: boolean }) {
  const i18n = useTexts();
  const waiting = useTimer(pending, PENDING_DELAY_MS);
  const slow = useTimer(pending, SLOW_DELAY_MS);
  const online = useSyncExternalStore(watchNetwork, isOnline, () => true);
  const text = slow ? 'submit.slow' : waiting ? 'submit.pending' : online ? null : 'submit.offline';
  return (
    <>
      {waiting ? <Spinner /> : null}
      <p className="note" aria-live="polite">
        {text && i18n._(text)}
      </p>
    </>
  );
}

/**
 * Spinner with an SVG animation: CSS animations do not run in the form, because all its declarations
 * are `!important`.
 */
function Spinner() {
  const moves = !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return (
    <svg className="icon spinner" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6">
        {moves ? (
          <animateTransform
            attributeName="transform"
            type="rotate"
            from="0 12 12"
            to="360 12 12"
            dur="0.8s"
            repeatCount="indefinite"
          />
        ) : null}
      </path>
    </svg>
  );
}

/** Returns whether a state has lasted for a time in ms. */
function useTimer(active: boolean, time: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!active) return setOver(false);
    const timer = setTimeout(() => setOver(true), time);
    return () => clearTimeout(timer);
  }, [active, time]);
  return active && over;
}

const isOnline = () => navigator.onLine;

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

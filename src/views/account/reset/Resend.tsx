import { useEffect, useState } from 'react';
import { RESEND_SECONDS } from '../../../constants';
import type { Translate } from '../../../locales/i18n';
import { useRegionKnown } from '../../element/useRegionKnown';

interface Props {
  i18n: Translate;
  /** Time at which the last code was sent, as of `performance.now()`. */
  sentAt: number;
  onSend(): void;
}

/** Requests another code after a countdown. Only its start and end are announced. */
export function Resend({ i18n, sentAt, onSend }: Props) {
  const left = useSecondsLeft(sentAt);
  const known = useRegionKnown(true);
  const announcement = left
    ? i18n._('reset.againSoon', { seconds: RESEND_SECONDS })
    : i18n._('reset.againNow');
  return (
    <span className="again">
      <button
        type="button"
        className="link"
        aria-disabled={left > 0}
        onClick={() => !left && onSend()}
      >
        {i18n._('reset.again')}
      </button>
      {left ? <span aria-hidden="true">{i18n._('reset.seconds', { seconds: left })}</span> : null}
      <span className="spoken" role="status">
        {known ? announcement : null}
      </span>
    </span>
  );
}

/** Returns the seconds until another code can be requested, counting down to 0. */
function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  const left = Math.ceil(RESEND_SECONDS - (now - sentAt) / 1000);
  const waiting = left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read `sentAt`: each new code starts the countdown again
  useEffect(() => {
    setNow(performance.now());
    if (!waiting) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [sentAt, waiting]);
  // The time is one render older than a code that was just sent.
  return Math.min(Math.max(left, 0), RESEND_SECONDS);
}

import WifiOff from 'virtual:icon/wifi-off';
import { useEffect, useState } from 'react';
import { serverAnswers } from '../../store/areas/reloadOnce';
import { errorStack } from '../../store/browser/thrownError';
import { useTexts } from '../element/elementContext';
import { useCopy } from '../element/useCopy';
import { Icon } from '../firstPaint/icons/Icon';
import { RETRY_PAUSES_MS } from '../lazy/useRetryOnline';
import { SourceMissingError } from './mount/loadSource';

interface Props {
  label: string;
  error: unknown;
  onRetry(): void;
}

/**
 * Error card in place of an area that failed, with a retry button and the details to copy. If copying
 * fails, the details open so that they can be selected.
 */
export function AreaFailure({ label, error, onRetry }: Props) {
  const i18n = useTexts();
  const { copied, copy } = useCopy();
  const details = describe(error);
  const offline = useRetryOnline(error, onRetry);
  if (offline) {
    return (
      <div className="empty" role="alert">
        <Icon path={WifiOff} />
        <p>{i18n._('area.offline', { area: label })}</p>
        <button type="button" className="secondary" onClick={onRetry}>
          {i18n._('area.retry')}
        </button>
      </div>
    );
  }
  return (
    <div className="area-failure" role="alert">
      <h2>{i18n._('area.failed', { area: label })}</h2>
      <p>{i18n._('area.failedText')}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={onRetry}>
          {i18n._('area.retry')}
        </button>
        <button type="button" className="secondary" onClick={() => void copy(details)}>
          {i18n._(copied ? 'area.copied' : 'area.copy')}
        </button>
      </div>
      <details open={copied === false || undefined}>
        <summary>{i18n._('area.details')}</summary>
        <pre>{details}</pre>
      </details>
    </div>
  );
}

/**
 * Retries an area that failed because the browser was offline, once it is online and the server of the page answers.
 * Returns whether it waits for that.
 */
function useRetryOnline(error: unknown, onRetry: () => void): boolean {
  const [isWaiting] = useState(
    () => error instanceof SourceMissingError && navigator.onLine === false,
  );
  useEffect(() => {
    if (!isWaiting) return;
    let ended = false;
    const retry = async () => {
      for (const pause of RETRY_PAUSES_MS) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (ended || (await serverAnswers())) break;
      }
      if (!ended) onRetry();
    };
    addEventListener('online', retry, { once: true });
    return () => {
      removeEventListener('online', retry);
      ended = true;
    };
  }, [isWaiting, onRetry]);
  return isWaiting;
}

/** Returns the details of an error for a bug report. */
function describe(error: unknown): string {
  return `${errorStack(error)}\n\n${location.href}\nbackoffice-elements ${__VERSION__}\n${navigator.userAgent}`;
}

import { useTexts } from '../element/elementContext';
import { useCopy } from '../kit/useCopy';
import { errorStack } from './mount/errorText';

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

function describe(error: unknown): string {
  return `${errorStack(error)}\n\n${location.href}\nbackoffice-elements ${__VERSION__}\n${navigator.userAgent}`;
}

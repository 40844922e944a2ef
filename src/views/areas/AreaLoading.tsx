import { useTexts } from '../element/elementContext';
import { useRegionKnown } from '../element/useRegionKnown';

interface Props {
  label: string;
  /** Whether the area takes longer than usual. */
  slow: boolean;
  onRetry(): void;
}

/** Skeleton of an area that loads; with a button to try again if it is slow. */
export function AreaLoading({ label, slow, onRetry }: Props) {
  const i18n = useTexts();
  const known = useRegionKnown(true);
  return (
    <div className="area-loading" role="status">
      <span className="visually-hidden">
        {known ? i18n._('area.loading', { area: label }) : null}
      </span>
      <div className="skeleton" />
      {slow ? (
        <p>
          {i18n._('area.slow', { area: label })}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {i18n._('area.retry')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

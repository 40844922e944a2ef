import { useTexts } from '../../element/elementContext';
import type { SearchAnswer } from './useSearchProvider';

interface Props {
  /** Number of choices. */
  count: number;
  query: string;
  state: SearchAnswer['state'];
}

/** The status of the search: the number of choices for screen readers, pending and failed states for all. */
export function SearchStatus({ count, query, state }: Props) {
  const i18n = useTexts();
  const failed = state === 'failed' ? i18n._('search.failed') : undefined;
  const pending = state === 'pending' ? i18n._('search.pending') : undefined;
  const none = query && !count ? i18n._('search.none', { query }) : undefined;
  const line = failed ?? pending ?? none;
  return (
    <>
      <p className="visually-hidden" role="status">
        {query && !pending ? [i18n._('search.count', { count }), failed].join(' ') : null}
      </p>
      {line ? <p className="palette-line">{line}</p> : null}
    </>
  );
}

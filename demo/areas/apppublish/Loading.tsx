/** Skeleton while a request is pending, and its error. */
export function Loading({ problem, onRetry }: { problem: string | undefined; onRetry(): void }) {
  if (problem === undefined) {
    return (
      <div className="area-skeleton" role="status">
        <span className="visually-hidden">Loading …</span>
        <span />
        <span />
        <span />
      </div>
    );
  }
  return (
    <div className="area-problem" role="alert">
      <p>{problem}</p>
      <button type="button" className="quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

import type { Problem } from './calls';

/** Skeleton while a request is pending, and its error. */
export function Loading({ problem, onRetry }: { problem: Problem | undefined; onRetry(): void }) {
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
  if (problem.isMissing) {
    return (
      <>
        <h2>{problem.message.replace(/\.$/, '')}</h2>
        <p className="muted" role="alert">
          It may have been deleted, or the address may be mistyped.
        </p>
      </>
    );
  }
  return (
    <div className="area-problem" role="alert">
      <p>{problem.message}</p>
      <button type="button" className="quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

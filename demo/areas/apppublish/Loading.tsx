import { useEffect, useState } from 'react';
import type { Problem } from './calls';

/** Skeleton while a request is pending, and its error. */
export function Loading({ problem, onRetry }: { problem: Problem | undefined; onRetry(): void }) {
  if (problem === undefined) {
    return (
      <div className="area-skeleton" role="status">
        <span className="visually-hidden">Loading…</span>
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
  return <Failure message={problem.message} onRetry={onRetry} />;
}

/** Error with a retry. If the browser is offline it says so, and retries as soon as it is online. */
function Failure({ message, onRetry }: { message: string; onRetry(): void }) {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return;
    let waiting: ReturnType<typeof setTimeout>;
    // The first request of a network that is just back may still fail.
    const goOn = () => {
      waiting = setTimeout(onRetry, 500);
    };
    addEventListener('online', goOn);
    return () => {
      clearTimeout(waiting);
      removeEventListener('online', goOn);
    };
  }, [offline, onRetry]);
  return (
    <div className="area-problem" role="alert">
      <p>{offline ? 'You are offline. This loads as soon as you are connected again.' : message}</p>
      <button type="button" className="quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

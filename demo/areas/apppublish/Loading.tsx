import { useEffect, useState } from 'react';
import type { Problem } from './calls';
import { useHandedFocus, useHeading } from './focus';

/** Ms after which the skeleton says that loading takes long. */
const SLOW = 10_000;

/** Skeleton while a request is pending, and its error. */
export function Loading({ problem, onRetry }: { problem: Problem | undefined; onRetry(): void }) {
  if (problem === undefined) return <Skeleton onRetry={onRetry} />;
  if (problem.isMissing) return <Missing title={problem.message.replace(/\.$/, '')} />;
  return <Failure message={problem.message} onRetry={onRetry} />;
}

function Skeleton({ onRetry }: { onRetry(): void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return;
    const waiting = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(waiting);
  }, [isSlow]);
  const retry = () => {
    setSlow(false);
    onRetry();
  };
  return (
    <div className="area-skeleton" role="status">
      <span className="visually-hidden">Loading…</span>
      <span />
      <span />
      <span />
      {isSlow ? (
        <div className="area-slow">
          <p>This is taking longer than usual.</p>
          <TryAgain onClick={retry} />
        </div>
      ) : null}
    </div>
  );
}

/** A release that does not exist, or no longer: nothing to try again. */
function Missing({ title }: { title: string }) {
  const heading = useHeading(true);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted" role="alert">
        It may have been deleted, or the address may be mistyped.
      </p>
    </>
  );
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
      <TryAgain onClick={onRetry} />
    </div>
  );
}

function TryAgain({ onClick }: { onClick(): void }) {
  const button = useHandedFocus();
  return (
    <button type="button" className="quiet" ref={button} onClick={onClick}>
      Try again
    </button>
  );
}

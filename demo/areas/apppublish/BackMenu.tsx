import { type KeyboardEvent, useRef } from 'react';
import { once } from '../kit/clicks.js';
import { type ListedRelease, nameOf, type Stage } from './types';

interface Props {
  release: ListedRelease;
  /** Earlier stages that it may move back to. */
  stages: readonly { stage: Stage; label: string }[];
  onMove(to: Stage): void;
}

/** Menu of the earlier stages of a release. Closes on Escape and when the focus leaves it. */
export function BackMenu({ release, stages, onMove }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      className="release-menu"
      onKeyDown={onEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label={`Move ${nameOf(release)} back`}>⋯</summary>
      {/* In Safari a press on a button focuses this instead, which keeps the menu open. */}
      <div tabIndex={-1}>
        {stages.map(({ stage, label }) => (
          <button
            key={stage}
            type="button"
            aria-label={`Back to ${label}: ${nameOf(release)}`}
            onClick={once(() => {
              close();
              onMove(stage);
            })}
          >
            Back to {label}
          </button>
        ))}
      </div>
    </details>
  );
}

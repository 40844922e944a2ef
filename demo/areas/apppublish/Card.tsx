import { once } from '../kit/clicks.js';
import { BackMenu } from './BackMenu';
import { Link } from './Link';
import { type ListedRelease, nameOf, STAGES, type Stage } from './types';

interface Props {
  release: ListedRelease;
  /** The stage that it is being moved to. */
  movingTo: Stage | undefined;
  onMove(to: Stage): void;
  /** Called with the dragged release, and with undefined at the end. */
  onDrag(release: ListedRelease | undefined): void;
}

/** Labels of the buttons that move to the next stage, by stage. */
const STEPS: Partial<Record<Stage, string>> = {
  draft: 'Send to review',
  review: 'Send to staging',
  staging: 'Mark as approved',
  approved: 'Publish',
};

/** A release on the board, with a button for the next stage and a menu of earlier ones. */
export function Card({ release, movingTo, onMove, onDrag }: Props) {
  const { id, stage, moves, approvals, approvalsNeeded } = release;
  const place = STAGES.findIndex((column) => column.stage === stage);
  const on = STAGES[place + 1]?.stage;
  const back = STAGES.slice(0, place).filter((column) => moves.includes(column.stage));
  const isBlocked = stage === 'staging' && moves.length > 0 && !moves.includes('approved');
  return (
    <li
      className="release-card"
      data-release={id}
      aria-busy={movingTo !== undefined || undefined}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', nameOf(release));
        onDrag(release);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <p className="release-name">
        <Link to={id}>{nameOf(release)}</Link>
      </p>
      <p className="muted">
        {release.site}
        <br />
        {release.author}
      </p>
      {release.rolledBack ? (
        <p>
          <span className="state" data-state="rolled-back">
            Rolled back
          </span>
        </p>
      ) : null}
      {!isBlocked && (stage === 'review' || stage === 'staging') ? (
        <p>
          {approvals} of {approvalsNeeded} approvals
        </p>
      ) : null}
      <div className="release-moves">
        {on && moves.includes(on) ? (
          <button
            type="button"
            className="quiet"
            aria-busy={movingTo === on || undefined}
            aria-disabled={movingTo !== undefined || undefined}
            aria-label={`${STEPS[stage]}: ${nameOf(release)}`}
            onClick={once(() => onMove(on))}
          >
            {STEPS[stage]}
          </button>
        ) : null}
        {isBlocked ? (
          <button
            type="button"
            className="quiet release-blocked"
            aria-disabled="true"
            aria-label={`Approve first (${approvals} of ${approvalsNeeded}): ${nameOf(release)}`}
          >
            Approve first{' '}
            <span>
              ({approvals} of {approvalsNeeded})
            </span>
          </button>
        ) : null}
        {back.length > 0 ? <BackMenu release={release} stages={back} onMove={onMove} /> : null}
      </div>
    </li>
  );
}

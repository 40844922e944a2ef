import { Link } from './Link';
import { type ListedRelease, labelOf, nameOf, STAGES, type Stage } from './types';

interface Props {
  release: ListedRelease;
  onMove(to: Stage): void;
  /** The release that is being dragged, or none any more. */
  onDrag(release: ListedRelease | undefined): void;
}

/** A release on the board, with a button for the step on and one for the step back. */
export function Card({ release, onMove, onDrag }: Props) {
  const { id, stage, moves, approvals, approvalsNeeded } = release;
  const place = STAGES.findIndex((column) => column.stage === stage);
  const back = STAGES[place - 1]?.stage;
  const on = STAGES[place + 1]?.stage;
  const button = (to: Stage | undefined, text: (label: string) => string) =>
    to && moves.includes(to) ? (
      <button
        type="button"
        className="quiet"
        aria-label={`Move ${nameOf(release)} to ${labelOf(to)}`}
        onClick={() => onMove(to)}
      >
        {text(labelOf(to))}
      </button>
    ) : null;
  return (
    <li
      className="release-card"
      data-release={id}
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
          <span className="state" data-state="failed">
            Rolled back
          </span>
        </p>
      ) : null}
      {stage === 'review' || stage === 'staging' ? (
        <p>
          {approvals} of {approvalsNeeded} approvals
        </p>
      ) : null}
      <div className="release-moves">
        {button(back, () => '←')}
        {button(on, (label) => `${label} →`)}
      </div>
    </li>
  );
}

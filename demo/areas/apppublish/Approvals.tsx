import { useMoment } from './area';
import type { Release } from './types';

interface Props {
  release: Release;
  /** A change is on its way: a second one would accuse oneself of the first. */
  pending: boolean;
  onApprove(): void;
}

/** Who approved a release, and the button to do so, or why there is none. */
export function Approvals({ release, pending, onApprove }: Props) {
  const moment = useMoment();
  const { approvedBy, approvalsNeeded, may, stage } = release;
  const open = stage === 'review' || stage === 'staging';
  return (
    <section>
      <h3>
        Approvals{' '}
        <span className="muted">
          {approvedBy.length} of {approvalsNeeded}
        </span>
      </h3>
      {approvedBy.length > 0 ? (
        <ul className="release-approvals">
          {approvedBy.map(({ name, at }) => (
            <li key={name}>
              {name} <time dateTime={at}>{moment(at)}</time>
            </li>
          ))}
        </ul>
      ) : null}
      {may.approve ? (
        <button type="button" aria-disabled={pending} onClick={onApprove}>
          Approve
        </button>
      ) : null}
      {!may.approve && open ? <p className="muted">{release.approvalProblem}</p> : null}
    </section>
  );
}

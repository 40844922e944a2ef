import { once } from '../kit/clicks.js';
import { useMoment } from './area';
import type { Release, Stage } from './types';

interface Props {
  release: Release;
  /** The change that is pending. A second one would be a conflict with the first. */
  pending: Stage | 'approve' | undefined;
  onApprove(): void;
}

/** The approvals of a release, with the button to approve it or the reason why that is not possible. */
export function Approvals({ release, pending, onApprove }: Props) {
  const moment = useMoment();
  const { approvedBy, approvalsNeeded, may, stage } = release;
  const open = stage === 'review' || stage === 'staging';
  return (
    <section className="area-card">
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
        <button
          type="button"
          aria-busy={pending === 'approve' || undefined}
          aria-disabled={pending !== undefined}
          onClick={once(onApprove)}
        >
          Approve
        </button>
      ) : null}
      {!may.approve && open ? <p className="muted">{release.approvalProblem}</p> : null}
    </section>
  );
}

import { useMoment } from './area';
import type { Release } from './types';

/** Who approved a release, and the button to do so, or why there is none. */
export function Approvals({ release, onApprove }: { release: Release; onApprove(): void }) {
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
        <button type="button" onClick={onApprove}>
          Approve
        </button>
      ) : null}
      {!may.approve && open ? <p className="muted">{release.approvalProblem}</p> : null}
    </section>
  );
}

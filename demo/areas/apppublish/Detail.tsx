import { useEffect, useRef, useState } from 'react';
import { once } from '../kit/clicks.js';
import { Approvals } from './Approvals';
import { useArea, useMoment } from './area';
import { addressOf, change, type Outcome, useLoaded } from './calls';
import { catchFocus, useHeading } from './focus';
import { Link } from './Link';
import { Loading } from './Loading';
import { Notes } from './Notes';
import { RollBack, reasonKey } from './RollBack';
import { refusesMove } from './refusesMove';
import { isRelease, labelOf, nameOf, type Release, STAGES, type Stage } from './types';

/** The page of a release: its stage, notes, approvals and history. */
export function Detail({ id }: { id: string }) {
  const area = useArea();
  const loaded = useLoaded<Release>(addressOf(id), isRelease);
  const [pending, setPending] = useState<Stage | 'approve'>();
  const release = loaded.value;
  const name = release ? nameOf(release) : undefined;
  const { setTitle, draft } = area;
  useEffect(() => setTitle(name), [name, setTitle]);
  // Somebody else has rolled it back: the reason must not appear after the next publication.
  useEffect(() => {
    if (release && !release.may.rollBack) draft.delete(reasonKey(release));
  }, [release, draft]);
  const heading = useHeading(release !== undefined);
  const changed = useRef<Release>(undefined);
  // The button that had the focus may be gone.
  useEffect(() => {
    if (release && changed.current === release && heading.current) catchFocus(heading.current);
  }, [release, heading]);

  if (!release) {
    return (
      <>
        <p className="area-back">
          <Link to="">Releases</Link>
        </p>
        <Loading problem={loaded.problem} onRetry={loaded.reload} />
      </>
    );
  }

  /** Shows the result of a change, with a toast. */
  const showOutcome = (outcome: Outcome, text: string) => {
    if ('release' in outcome) {
      changed.current = outcome.release;
      loaded.set(outcome.release);
    }
    if (outcome.kind === 'done') area.notify({ kind: 'success', text });
    else if (outcome.kind !== 'invalid') area.notify({ kind: 'warning', text: outcome.message });
  };
  const { revision } = release;
  const press = async (what: 'move' | 'approve', fields: { to?: Stage }, done: string) => {
    // Not `disabled`, which would remove the focus of keyboard users.
    if (pending || (fields.to && refusesMove(area, id, fields.to))) return;
    setPending(fields.to ?? 'approve');
    const outcome = await change(area, id, what, { revision, ...fields });
    setPending(undefined);
    showOutcome(outcome, done);
  };
  const move = (to: Stage) => press('move', { to }, `${name} moved to ${labelOf(to)}.`);
  const approve = () => press('approve', {}, `You approved ${name}.`);
  const rollBack = async (reason: string) => {
    const outcome = await change(area, id, 'rollback', { revision, reason });
    showOutcome(outcome, `${name} rolled back.`);
    return outcome;
  };

  return (
    <>
      <p className="area-back">
        <Link to="">Releases</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <Steps current={release.stage} />
      {release.rolledBack ? (
        <p className="area-problem">
          <strong>Rolled back.</strong> {release.rolledBack}
        </p>
      ) : null}
      <div className="release-detail">
        <div>
          <Notes release={release} onChanged={loaded.set} />
          <History events={release.history} />
        </div>
        <div>
          <Facts release={release} />
          <Approvals release={release} pending={pending} onApprove={() => void approve()} />
          {release.moves.length > 0 ? (
            <Moves release={release} pending={pending} onMove={(to) => void move(to)} />
          ) : null}
          {release.may.rollBack ? <RollBack release={release} onRollBack={rollBack} /> : null}
        </div>
      </div>
    </>
  );
}

/** The stages in order, with the current one marked. */
function Steps({ current }: { current: Stage }) {
  return (
    <ol className="release-steps" aria-label="Stages">
      {STAGES.map(({ stage, label }) => (
        <li
          key={stage}
          aria-current={stage === current ? 'step' : undefined}
          data-done={stepsOn(stage, current) || undefined}
        >
          {label}
          {stepsOn(stage, current) ? <span className="visually-hidden">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** What happened to the release, and who did it. */
function History({ events }: { events: Release['history'] }) {
  const moment = useMoment();
  return (
    <section className="area-card">
      <h3>History</h3>
      <ol className="release-history">
        {events.map(({ at, who, what }) => (
          <li key={at + what}>
            <time dateTime={at}>{moment(at)}</time>
            <span>
              {who}: {what}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Application, site, author and last change. */
function Facts({ release }: { release: Release }) {
  const moment = useMoment();
  return (
    <section className="area-card">
      <h3>Details</h3>
      <dl className="area-facts">
        <dt>Application</dt>
        <dd>
          <a href={`#/application/${release.applicationId}`}>{release.application}</a>
        </dd>
        <dt>Site</dt>
        <dd>
          <a href={`#/site/${release.siteId}`}>{release.site}</a>
        </dd>
        <dt>Author</dt>
        <dd>{release.author}</dd>
        <dt>Last updated</dt>
        <dd>
          {moment(release.changedAt)}, {release.changedBy}
        </dd>
      </dl>
    </section>
  );
}

interface MovesProps {
  release: Release;
  /** The change that is pending. */
  pending: Stage | 'approve' | undefined;
  onMove(to: Stage): void;
}

/** Buttons that move the release to another stage. */
function Moves({ release, pending, onMove }: MovesProps) {
  return (
    <section className="area-card">
      <h3>Move</h3>
      <div className="release-moves">
        {release.moves.map((to) => (
          <button
            key={to}
            type="button"
            className={stepsOn(release.stage, to) ? undefined : 'quiet'}
            aria-busy={pending === to || undefined}
            aria-disabled={pending !== undefined}
            onClick={once(() => onMove(to))}
          >
            Move to {labelOf(to)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Returns whether a move leads to a later stage, the most common action. */
const stepsOn = (from: Stage, to: Stage) => placeOf(to) > placeOf(from);

const placeOf = (stage: Stage) => STAGES.findIndex((column) => column.stage === stage);

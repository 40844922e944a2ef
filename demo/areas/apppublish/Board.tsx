import { useEffect, useRef, useState } from 'react';
import { useArea } from './area';
import { Card } from './Card';
import { addressOf, change, useLoaded } from './calls';
import { catchFocus, useHeading } from './focus';
import { Loading } from './Loading';
import { refusesMove } from './refusesMove';
import { type ListedRelease, labelOf, nameOf, STAGES, type Stage } from './types';

/** Returns whether the data of the server is a list of releases. */
const isBoard = (data: unknown) => Array.isArray(Object(data).releases);

/** The releases in five columns. Cards are moved by their buttons or by dragging. */
export function Board() {
  const area = useArea();
  const loaded = useLoaded<{ releases: ListedRelease[] }>(addressOf(), isBoard);
  const [dragged, setDragged] = useState<ListedRelease>();
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  /** Where releases are being moved to, by id; the state is what is shown. */
  const moving = useRef(new Map<string, Stage>());
  const [shown, setShown] = useState<ReadonlyMap<string, Stage>>(moving.current);
  const releases = loaded.value?.releases;
  const heading = useHeading(releases !== undefined);

  // The card is a new node in another column: restore the focus of keyboard users, unless they have moved it.
  useEffect(() => {
    if (!releases || moved.current === undefined) return;
    const card = `[data-release="${CSS.escape(moved.current)}"]`;
    moved.current = undefined;
    const link = board.current?.querySelector<HTMLElement>(`${card} a`);
    if (link) catchFocus(link);
  }, [releases]);

  if (!releases) return <Loading problem={loaded.problem} onRetry={loaded.reload} />;

  const move = async (release: ListedRelease, to: Stage) => {
    // A second change would be a conflict with the first.
    if (moving.current.has(release.id) || refusesMove(area, release.id, to)) return;
    moving.current.set(release.id, to);
    setShown(new Map(moving.current));
    const outcome = await change(area, release.id, 'move', { to, revision: release.revision });
    moving.current.delete(release.id);
    setShown(new Map(moving.current));
    if (outcome.kind === 'done' || outcome.kind === 'conflict') {
      const fresh = outcome.release;
      moved.current = fresh.id;
      // Another release may have moved since this render.
      loaded.update((now) => ({
        releases: now.releases.map((one) => (one.id === fresh.id ? fresh : one)),
      }));
    }
    if (outcome.kind === 'done') {
      area.notify({ kind: 'success', text: `${nameOf(release)} moved to ${labelOf(to)}.` });
    } else {
      area.notify({ kind: 'warning', text: outcome.message });
    }
  };

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Releases
      </h2>
      <div className="release-board" ref={board}>
        {STAGES.map(({ stage, label }) => {
          const own = releases.filter((release) => release.stage === stage);
          const open = dragged?.moves.includes(stage) ?? false;
          return (
            <section
              key={stage}
              className="release-column"
              aria-label={label}
              data-open={open || undefined}
              onDragOver={(event) => {
                if (open) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged && open) void move(dragged, stage);
                setDragged(undefined);
              }}
            >
              <h3>
                {label} <span className="muted">{own.length}</span>
              </h3>
              <ul>
                {own.map((release) => (
                  <Card
                    key={release.id}
                    release={release}
                    movingTo={shown.get(release.id)}
                    onMove={(to) => void move(release, to)}
                    onDrag={setDragged}
                  />
                ))}
              </ul>
              {own.length === 0 ? <p className="muted">No releases</p> : null}
            </section>
          );
        })}
      </div>
    </>
  );
}

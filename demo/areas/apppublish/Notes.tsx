import { type FormEvent, useId, useState } from 'react';
import { useArea } from './area';
import type { Release } from './types';
import { notesKey, type Theirs, unsavedNotes, useNotes } from './useNotes';

interface Props {
  release: Release;
  onChanged(release: Release): void;
}

/** The release notes, which editors can change. */
export function Notes(props: Props) {
  const { release } = props;
  return (
    <section className="area-card">
      {release.may.edit ? (
        <NotesForm {...props} />
      ) : (
        <>
          <h3>Release notes</h3>
          <p className="release-text">{release.notes || 'No notes yet.'}</p>
          <UnsavedNotes key={release.id} id={release.id} />
        </>
      )}
    </section>
  );
}

/** The text that the user had not saved when the release was published. */
function UnsavedNotes({ id }: { id: string }) {
  const area = useArea();
  const [text, setText] = useState(() => unsavedNotes(area, id));
  if (text === undefined) return null;
  const discard = () => {
    area.draft.delete(notesKey(id));
    setText(undefined);
  };
  return (
    <div className="area-problem" role="status">
      <p>
        <strong>Your notes were not saved.</strong> The notes of a published release cannot be
        changed. Copy what you need.
      </p>
      <p className="release-text">{text}</p>
      <div className="area-actions">
        <button type="button" className="quiet" onClick={discard}>
          Discard my notes
        </button>
      </div>
    </div>
  );
}

function NotesForm({ release, onChanged }: Props) {
  const notes = useNotes(release, onChanged);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Not `disabled`, which would remove the focus of keyboard users.
    if (!notes.dirty || notes.pending) return;
    setProblem(await notes.save());
  };
  const note = problem ?? (notes.restored ? 'Your unsaved draft was restored.' : '');
  return (
    <form className="area-form release-notes" noValidate onSubmit={(event) => void submit(event)}>
      <div className="area-field">
        <label htmlFor={id}>Release notes</label>
        <textarea
          id={id}
          rows={6}
          value={notes.text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => notes.setText(event.target.value)}
        />
        {note ? (
          <p className={problem ? 'area-wrong' : 'area-hint'} id={`${id}-note`}>
            {note}
          </p>
        ) : null}
      </div>
      {notes.theirs ? <Conflict theirs={notes.theirs} ours={notes.text} /> : null}
      <div className="area-actions">
        <button
          type="submit"
          aria-busy={notes.pending || undefined}
          aria-disabled={!notes.dirty || notes.pending}
        >
          {notes.theirs ? 'Replace with mine' : 'Save notes'}
        </button>
        <button
          type="button"
          className="quiet"
          aria-disabled={!notes.dirty}
          onClick={notes.dirty ? notes.discard : undefined}
        >
          {notes.theirs ? 'Keep theirs' : 'Discard changes'}
        </button>
      </div>
    </form>
  );
}

/** Shows both texts after simultaneous changes, so that none is lost. */
function Conflict({ theirs, ours }: { theirs: Theirs; ours: string }) {
  return (
    <div className="area-problem" role="alert">
      <p>
        <strong>{theirs.by} saved other notes while you were writing.</strong> Yours are still in
        the field. Copy what you need, then replace theirs, or keep theirs.
      </p>
      <div className="release-texts">
        <figure>
          <figcaption>Saved by {theirs.by}</figcaption>
          <p className="release-text">{theirs.notes}</p>
        </figure>
        <figure>
          <figcaption>Your unsaved notes</figcaption>
          <p className="release-text">{ours}</p>
        </figure>
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { AreaContext } from '../../../src/store/areas/areaTypes';
import { useArea, useUnsaved } from './area';
import { change } from './calls';
import type { Release } from './types';

/** Notes of the server that a change is based on. */
interface Base {
  notes: string;
  revision: number;
}

/** Notes that another user has saved meanwhile. */
export interface Theirs {
  by: string;
  notes: string;
}

/** Notes in the area's drafts. */
type Draft = Base & { text: string; theirs?: Theirs };

/** Key of the draft of a release's notes. */
export const notesKey = (id: string) => `notes ${id}`;

/** Returns the unsaved text of a release's notes. */
export const unsavedNotes = ({ draft }: AreaContext, id: string): string | undefined =>
  (draft.get(notesKey(id)) as Draft | undefined)?.text;

/**
 * State of the notes being edited. Unsaved text is a draft of the area, so it survives the reload after a
 * 401. If another user saves other notes meanwhile, both texts are shown until the user decides.
 */
export function useNotes(release: Release, onChanged: (release: Release) => void) {
  const area = useArea();
  const { draft } = area;
  const key = notesKey(release.id);
  const [kept] = useState(() => draft.get(key) as Draft | undefined);
  const [base, setBase] = useState<Base>(kept ?? release);
  const [text, setText] = useState(kept?.text ?? release.notes);
  const [theirs, setTheirs] = useState(kept?.theirs);
  const [pending, setPending] = useState(false);
  const dirty = text !== base.notes;
  useUnsaved(key, dirty);

  // The release was loaded again, after an own change or that of another user.
  useEffect(() => {
    const { notes, revision, changedBy } = release;
    if (revision === base.revision) return;
    setBase({ notes, revision });
    if (notes === base.notes || notes === text) return;
    if (text === base.notes) setText(notes);
    else setTheirs({ by: changedBy, notes });
  }, [release, base, text]);

  useEffect(() => {
    const { notes, revision } = base;
    if (dirty) draft.set(key, { notes, revision, text, theirs });
    else draft.delete(key);
  }, [dirty, text, base, theirs, draft, key]);

  const save = async () => {
    setPending(true);
    const outcome = await change(area, release.id, 'notes', {
      revision: base.revision,
      notes: text,
    });
    setPending(false);
    if (outcome.kind === 'done') {
      const { notes, revision } = outcome.release;
      setBase({ notes, revision });
      // Text that was typed while the notes were sent stays, and is not saved yet.
      setText((now) => (now === text ? notes : now));
      setTheirs(undefined);
      area.notify({ kind: 'success', text: 'Notes saved.' });
    } else {
      area.notify({ kind: 'warning', text: outcome.message });
    }
    if ('release' in outcome) onChanged(outcome.release);
    return outcome.kind === 'invalid' ? outcome.fields.notes : undefined;
  };

  return {
    text,
    setText,
    dirty,
    pending,
    /** Whether the text is a draft from before the page was loaded. */
    restored: kept !== undefined && text === kept.text && dirty,
    theirs,
    save,
    /** Discards the own text in favor of the saved one. */
    discard() {
      setText(base.notes);
      setTheirs(undefined);
    },
  };
}

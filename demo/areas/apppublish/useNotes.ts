import { useEffect, useState } from 'react';
import { useArea } from './area';
import { change } from './calls';
import type { Release } from './types';

/** What was read from the server before it was written over. */
interface Base {
  notes: string;
  revision: number;
}

/** What another person saved while this one was writing. */
export interface Theirs {
  by: string;
  notes: string;
}

/** Notes as they lie in the area's drafts. */
type Draft = Base & { text: string; theirs?: Theirs };

/**
 * The notes being written. What is not saved yet is a draft of the area, so the reload after a 401
 * loses nothing. Where someone else saves other notes meanwhile, both texts are there: ours in the
 * field, theirs beside it, until this person decides.
 */
export function useNotes(release: Release, onChanged: (release: Release) => void) {
  const area = useArea();
  const { draft, setDirty } = area;
  const key = `notes ${release.id}`;
  const [kept] = useState(() => draft.get(key) as Draft | undefined);
  const [base, setBase] = useState<Base>(kept ?? release);
  const [text, setText] = useState(kept?.text ?? release.notes);
  const [theirs, setTheirs] = useState(kept?.theirs);
  const [pending, setPending] = useState(false);
  const dirty = text !== base.notes;

  // The release was read anew: after a change of ours, or because someone else was quicker.
  useEffect(() => {
    const { notes, revision, changedBy } = release;
    if (revision === base.revision) return;
    setBase({ notes, revision });
    if (notes === base.notes || notes === text) return;
    if (text === base.notes) setText(notes);
    else setTheirs({ by: changedBy, notes });
  }, [release, base, text]);

  useEffect(() => {
    setDirty(dirty);
    const { notes, revision } = base;
    if (dirty) draft.set(key, { notes, revision, text, theirs });
    else draft.delete(key);
  }, [dirty, text, base, theirs, draft, key, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

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
      setText(notes);
      setTheirs(undefined);
      area.notify({ kind: 'success', text: 'Notes saved' });
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
    /** Whether the text comes from before the page was loaded. */
    restored: kept !== undefined && text === kept.text && dirty,
    theirs,
    save,
    /** What is saved stands; our text goes. */
    discard() {
      setText(base.notes);
      setTheirs(undefined);
    },
  };
}

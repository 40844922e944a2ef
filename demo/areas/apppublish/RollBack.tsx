import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { once } from '../kit/clicks.js';
import { useArea, useUnsaved } from './area';
import type { Outcome } from './calls';
import { nameOf, type Release } from './types';

interface Props {
  release: Release;
  onRollBack(reason: string): Promise<Outcome>;
}

/**
 * Form that rolls a release back, with a public reason. The typed reason is a draft until it is sent or cancelled.
 * The button that opens the form is hidden meanwhile.
 */
export function RollBack({ release, onRollBack }: Props) {
  const { draft } = useArea();
  const [open, setOpen] = useState(() => Boolean(draft.get(reasonKey(release))));
  const [pressed, setPressed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const press = () => {
    setPressed(true);
    setOpen(true);
  };
  const close = () => {
    // The button must be visible to get the focus.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <section className="area-card">
      <h3>Rollback</h3>
      <button
        type="button"
        className="quiet danger-outline"
        ref={opener}
        hidden={open}
        onClick={once(press)}
      >
        Roll back…
      </button>
      {open ? (
        <ReasonForm
          release={release}
          takesFocus={pressed}
          onRollBack={onRollBack}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

/** Key of the draft of the reason. */
export const reasonKey = ({ id }: Release) => `reason ${id}`;

interface FormProps extends Props {
  /** False for a form that a draft has opened. */
  takesFocus: boolean;
  onClose(): void;
}

function ReasonForm({ release, takesFocus, onRollBack, onClose }: FormProps) {
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const { draft } = useArea();
  const key = reasonKey(release);
  const [reason, setReason] = useState(() => String(draft.get(key) ?? ''));
  useUnsaved(key, reason !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const change = (text: string) => {
    setReason(text);
    if (text) draft.set(key, text);
    else draft.delete(key);
  };
  const cancel = () => {
    draft.delete(key);
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Not `disabled`, which would remove the focus of keyboard users.
    if (pending) return;
    setPending(true);
    setProblem(undefined);
    const outcome = await onRollBack(reason);
    setPending(false);
    if (outcome.kind === 'done') draft.delete(key);
    if (outcome.kind !== 'invalid') return;
    setProblem(outcome.fields.reason ?? outcome.message);
    field.current?.focus();
  };

  return (
    <form
      className="area-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && reason === '') cancel();
      }}
    >
      <div className="area-field">
        <label htmlFor={id}>Reason</label>
        <textarea
          id={id}
          ref={field}
          rows={3}
          value={reason}
          onChange={(event) => change(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {problem ? (
          <p className="area-wrong" id={`${id}-problem`}>
            {problem}
          </p>
        ) : null}
      </div>
      <p className="area-hint">
        {release.replaces} runs again; {nameOf(release)} goes back to Staging and loses its
        approvals.
      </p>
      <div className="area-actions">
        <button
          type="submit"
          className="danger"
          aria-busy={pending || undefined}
          aria-disabled={pending}
        >
          Roll back to {release.replaces}
        </button>
        <button type="button" className="quiet" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

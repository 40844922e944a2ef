import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Outcome } from './calls';
import { nameOf, type Release } from './types';

interface Props {
  release: Release;
  onRollBack(reason: string): Promise<Outcome>;
}

/** Form that rolls a release back, with a public reason. */
export function RollBack({ release, onRollBack }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <section className="area-card">
      <h3>Rollback</h3>
      <button
        type="button"
        className="quiet danger-outline"
        ref={opener}
        aria-expanded={open}
        onClick={() => setOpen((shown) => !shown)}
      >
        Roll back …
      </button>
      {open ? <ReasonForm release={release} onRollBack={onRollBack} onClose={close} /> : null}
    </section>
  );
}

function ReasonForm({ release, onRollBack, onClose }: Props & { onClose(): void }) {
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Not `disabled`, which would remove the focus of keyboard users.
    if (pending) return;
    setPending(true);
    const outcome = await onRollBack(field.current?.value ?? '');
    setPending(false);
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
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="area-field">
        <label htmlFor={id}>Reason</label>
        <textarea
          id={id}
          ref={field}
          rows={3}
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
        <button type="submit" className="danger" aria-disabled={pending}>
          Roll back to {release.replaces}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

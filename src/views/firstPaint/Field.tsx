import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** Validation message below the input. */
  problem?: string;
  /** Content at the end of the input, the show-password button for example. */
  after?: ReactNode;
}

/** Renders a labeled input. The label wraps it, so no ids are needed on the host page. */
export function Field({ label, problem, after, ...input }: Props) {
  return (
    <div className="field">
      <label>
        <span className="label">{label}</span>
        <input aria-invalid={problem ? true : undefined} {...input} />
      </label>
      {after}
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

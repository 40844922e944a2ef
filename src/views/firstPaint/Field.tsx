import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** What is wrong with the value, said below the input. */
  problem?: string;
  /** Stands inside the input's end, the show-password button for example. */
  after?: ReactNode;
}

/** A labelled input. The label wraps it, so that no ids are needed on the integrator's page. */
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

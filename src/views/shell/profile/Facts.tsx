import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Label and value; empty values are left out. */
  facts: [label: string, value: ReactNode][];
  /** Content below the facts. */
  children?: ReactNode;
}

/** A card with a row for each fact. */
export function Facts({ title, facts, children }: Props) {
  return (
    <section className="facts" part="card" aria-label={title}>
      <h2>{title}</h2>
      <FactList facts={facts} />
      {children}
    </section>
  );
}

/** The rows of a card. */
export function FactList({ facts }: Pick<Props, 'facts'>) {
  return (
    <dl>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

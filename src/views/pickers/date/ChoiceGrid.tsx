import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isRightToLeft } from '../../kit/geometry';

interface Choice {
  key: number;
  label: string;
  disabled: boolean;
}

interface Props {
  label: string;
  choices: Choice[];
  /** Key of the choice that can receive the focus. */
  active: number;
  selected?: number;
  /** Key of the current month or year. */
  current: number;
  onMove(key: number): void;
  onSelect(key: number): void;
}

const COLUMNS = 3;

/** A grid of months or years. Arrow keys move the focus, past an edge to the previous or next page. */
export function ChoiceGrid({ label, choices, active, selected, current, onMove, onSelect }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = grid.current as HTMLElement;
    const { activeElement } = node.getRootNode() as ShadowRoot;
    // Keep the focus on the button of a user who changes pages with it.
    if (activeElement?.closest('.pages')) return;
    // The dialog scrolls if it is higher than the window.
    node.querySelector<HTMLElement>(`[data-key="${active}"]`)?.focus();
  }, [active]);

  function handleKey(event: KeyboardEvent) {
    const pageSize = choices.length;
    const index = choices.findIndex(({ key }) => key === active);
    const forward = isRightToLeft(grid.current) ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowLeft: -forward,
      ArrowRight: forward,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
      PageUp: -pageSize,
      PageDown: pageSize,
      Home: -index,
      End: pageSize - 1 - index,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onMove(active + move);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot be laid out as a grid everywhere
    <div className="choices" role="grid" aria-label={label} ref={grid} onKeyDown={handleKey}>
      {toRows(choices).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div role="row" className="choice-row" key={row[0]?.key}>
          {row.map(({ key, label, disabled }) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <span role="gridcell" key={key} aria-selected={key === selected || undefined}>
              <button
                type="button"
                className="choice"
                data-key={key}
                data-selected={key === selected || undefined}
                data-current={key === current || undefined}
                tabIndex={key === active ? 0 : -1}
                disabled={disabled}
                onClick={() => onSelect(key)}
              >
                {label}
              </button>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function toRows(choices: Choice[]): Choice[][] {
  return Array.from({ length: Math.ceil(choices.length / COLUMNS) }, (_, row) =>
    choices.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}

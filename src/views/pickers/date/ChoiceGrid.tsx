import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isRightToLeft } from '../../kit/isRightToLeft';

interface Choice {
  key: number;
  label: string;
  disabled: boolean;
}

interface Props {
  label: string;
  choices: Choice[];
  /** The choice that keys start from. */
  at: number;
  chosen?: number;
  /** The one we are in: this month, this year. */
  current: number;
  onMove(key: number): void;
  onChoose(key: number): void;
}

/** As the template's: four rows of three. */
const COLUMNS = 3;

/** Twelve months or years, walked through by arrows; beyond its edge the grid turns its page. */
export function ChoiceGrid({ label, choices, at, chosen, current, onMove, onChoose }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = grid.current as HTMLElement;
    const focused = node.querySelector<HTMLElement>(`[data-key="${at}"]`);
    // Only on the way in and by keys: whoever turns pages with a button stays at the button.
    const { activeElement } = node.getRootNode() as ShadowRoot;
    if (!activeElement?.closest('.caption')) focused?.focus({ preventScroll: true });
  }, [at]);

  function press(event: KeyboardEvent) {
    const page = choices.length;
    const place = choices.findIndex(({ key }) => key === at);
    const moves: Record<string, number> = {
      ArrowLeft: isRightToLeft(grid.current) ? 1 : -1,
      ArrowRight: isRightToLeft(grid.current) ? -1 : 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
      PageUp: -page,
      PageDown: page,
      Home: -place,
      End: page - 1 - place,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onMove(at + move);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table cannot be laid out as a grid everywhere
    <div className="choices" role="grid" aria-label={label} ref={grid} onKeyDown={press}>
      {rows(choices).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div role="row" className="choice-row" key={row[0]?.key}>
          {row.map(({ key, label, disabled }) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <span role="gridcell" key={key} aria-selected={key === chosen || undefined}>
              <button
                type="button"
                className="choice"
                data-key={key}
                data-chosen={key === chosen || undefined}
                data-current={key === current || undefined}
                tabIndex={key === at ? 0 : -1}
                disabled={disabled}
                onClick={() => onChoose(key)}
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

function rows(choices: Choice[]): Choice[][] {
  return Array.from({ length: Math.ceil(choices.length / COLUMNS) }, (_, row) =>
    choices.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}

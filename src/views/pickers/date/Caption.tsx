import ChevronLeft from 'virtual:icon/chevron-left';
import { Icon } from '../../firstPaint/Icon';

interface Props {
  text: string;
  /** What the text leads to; without it there is nothing above. */
  up?: { label: string; go(): void };
  previous?: Turn;
  next?: Turn;
}

interface Turn {
  label: string;
  /** Missing at the end of what can be chosen. */
  go?(): void;
}

/** The head of a view: what it shows, and the ways to the one before, after and above. */
export function Caption({ text, up, previous, next }: Props) {
  return (
    <div className="caption">
      {previous ? <TurnButton {...previous} /> : <span />}
      {up ? (
        <button type="button" className="up" aria-label={`${text}, ${up.label}`} onClick={up.go}>
          <span aria-live="polite">{text}</span>
        </button>
      ) : (
        <span className="up" aria-live="polite">
          {text}
        </span>
      )}
      {next ? <TurnButton {...next} forward /> : <span />}
    </div>
  );
}

function TurnButton({ label, go, forward }: Turn & { forward?: boolean }) {
  return (
    <button
      type="button"
      className="turn"
      data-forward={forward}
      aria-label={label}
      aria-disabled={!go}
      onClick={go}
    >
      <Icon path={ChevronLeft} />
    </button>
  );
}

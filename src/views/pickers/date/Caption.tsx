import { Chevron } from 'react-day-picker';
import { isRightToLeft } from '../../kit/geometry';
import { usePicker } from '../pickerContext';

interface Props {
  text: string;
  /** Turns the text into a button that opens the view above. */
  up?: { label: string; onPress(): void };
  previous: PageButtonProps;
  next: PageButtonProps;
}

interface PageButtonProps {
  label: string;
  /** Undefined on the first or last page. */
  onPress?(): void;
}

/** Header of the month or year view: its title between the buttons for the previous and next page. */
export function Caption({ text, up, previous, next }: Props) {
  const { host } = usePicker();
  return (
    // In a shell, the direction of the text may differ from that of the page, which `:dir()` reads.
    <div className="pages" dir={isRightToLeft(host) ? 'rtl' : 'ltr'}>
      <PageButton {...previous} />
      <div className="caption">
        {up ? (
          <button
            type="button"
            className="up"
            aria-label={`${text}, ${up.label}`}
            onClick={up.onPress}
          >
            <span aria-live="polite">{text}</span>
          </button>
        ) : (
          <span className="up" aria-live="polite">
            {text}
          </span>
        )}
      </div>
      <PageButton {...next} forward />
    </div>
  );
}

function PageButton({ label, onPress, forward }: PageButtonProps & { forward?: boolean }) {
  return (
    <button
      type="button"
      className="turn"
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress}
    >
      <Chevron className="rdp-chevron" orientation={forward ? 'right' : 'left'} />
    </button>
  );
}

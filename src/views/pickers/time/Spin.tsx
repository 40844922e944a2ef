import ChevronDown from 'virtual:icon/chevron-down';
import ChevronUp from 'virtual:icon/chevron-up';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../firstPaint/Icon';

/** What stands in a unit until it is taken. */
export interface Typed {
  text: string;
  /** It is no count of this unit. */
  refused?: boolean;
}

interface Props {
  label: string;
  /** Two digits, empty where nothing is chosen. */
  text: string;
  /** What can be typed, both included. */
  bounds: [number, number];
  /** The last count that does not carry. */
  last: number;
  /** The first one gets the focus when the dialog opens. */
  first: boolean;
  draft?: Typed;
  onDraft(draft?: Typed): void;
  /** False where the count is not accepted. */
  onType(count: number): boolean;
  onStep(direction: 1 | -1): void;
}

/** Wheels move so far, in px, for one step; a notch of a mouse is more, a finger's move less. */
const NOTCH = 50;

/** A count that is typed, stepped by arrows, or turned by the wheel. */
export function Spin(props: Props) {
  const { label, text, bounds, last, first, draft, onDraft, onType } = props;
  const [from, to] = bounds;
  const input = useRef<HTMLInputElement>(null);
  useWheel(input, step);

  useEffect(() => {
    if (first) input.current?.focus({ preventScroll: true });
  }, [first]);

  // What is typed next replaces the count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text is another
  useLayoutEffect(() => {
    const node = input.current;
    if (draft === undefined && node && (node.getRootNode() as ShadowRoot).activeElement === node) {
      node.select();
    }
  }, [draft, text]);

  function take(typed: string) {
    const digits = typed.normalize('NFKC').trim();
    if (digits === '') return onDraft(undefined);
    const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    onDraft(onType(count) ? undefined : { text: typed, refused: true });
  }

  function step(direction: 1 | -1) {
    onDraft(undefined);
    props.onStep(direction);
  }

  function type(typed: string) {
    onDraft({ text: typed });
    const count = Number(typed);
    // As long as another digit can follow, it is waited for.
    if (typed.length >= String(to).length || (typed && count * 10 > to)) take(typed);
  }

  function press(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (direction) {
      step(direction);
    } else if (event.key === 'Home' || event.key === 'End') {
      onDraft(undefined);
      onType(event.key === 'Home' ? from : last);
    } else if (event.key === 'Enter') {
      if (draft) take(draft.text);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <div className="spin">
      <Arrow icon={ChevronUp} onPress={() => step(1)} />
      <input
        ref={input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={text ? Number(text) : undefined}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuetext={text || undefined}
        aria-invalid={draft?.refused}
        placeholder="––"
        value={draft?.text ?? text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => draft && take(draft.text)}
        onKeyDown={press}
      />
      <Arrow icon={ChevronDown} onPress={() => step(-1)} />
      <span className="unit" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

/** For pointers; keys and assistive technology use the field itself. */
function Arrow({ icon, onPress }: { icon: typeof ChevronUp; onPress(): void }) {
  return (
    <button
      type="button"
      className="arrow"
      tabIndex={-1}
      aria-hidden="true"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon path={icon} />
    </button>
  );
}

/** One step for each notch; React listens passively and could not keep the page from scrolling. */
function useWheel(input: RefObject<HTMLInputElement | null>, onStep: Props['onStep']): void {
  const turn = useRef(onStep);
  turn.current = onStep;
  useEffect(() => {
    const node = input.current;
    if (!node) return;
    let turned = 0;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      turned += event.deltaMode ? Math.sign(event.deltaY) * NOTCH : event.deltaY;
      if (Math.abs(turned) < NOTCH) return;
      turn.current(turned < 0 ? 1 : -1);
      turned = 0;
    };
    node.addEventListener('wheel', listen, { passive: false });
    return () => node.removeEventListener('wheel', listen);
  }, [input]);
}

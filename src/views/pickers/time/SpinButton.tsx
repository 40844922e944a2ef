import ChevronDown from 'virtual:icon/chevron-down';
import ChevronUp from 'virtual:icon/chevron-up';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { plain } from '../../../store/pickers/plainText';
import { Icon } from '../../firstPaint/icons/Icon';

/** Uncommitted text of a unit. */
export interface Typed {
  text: string;
  /** True when the text is not an accepted number. */
  refused?: boolean;
}

interface Props {
  label: string;
  /** Two digits; empty without a value. */
  text: string;
  /** The accepted numbers, both bounds inclusive. */
  bounds: [number, number];
  /** The largest number that does not carry; the End key sets it. */
  last: number;
  /** Whether it is focused when the dialog opens. */
  first: boolean;
  draft?: Typed;
  onDraft(draft?: Typed): void;
  /** Sets the number. Returns false when it is not accepted. */
  onType(count: number): boolean;
  onStep(direction: 1 | -1): void;
}

/** Wheel distance of one step in px, less than a notch of a mouse wheel. */
const NOTCH = 50;

/** A number field with steps by arrow keys, buttons and the wheel. */
export function SpinButton(props: Props) {
  const { label, text, bounds, last, first, draft, onDraft, onType } = props;
  const [from, to] = bounds;
  const input = useRef<HTMLInputElement>(null);
  useSelection(input, draft, text);
  useWheel(input, step);

  useEffect(() => {
    if (first) input.current?.focus({ preventScroll: true });
  }, [first]);

  function commit(typed: string) {
    const digits = plain(typed);
    if (digits === '') return onDraft(undefined);
    const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    onDraft(onType(count) ? undefined : { text: typed, refused: true });
  }

  function step(direction: 1 | -1) {
    onDraft(undefined);
    props.onStep(direction);
  }

  function type(typed: string, isComposing = false) {
    onDraft({ text: typed });
    const digits = plain(typed);
    // An input method replaces its text until it ends.
    if (isComposing) return;
    // Commit as soon as no further digit can follow.
    if (digits.length >= String(to).length || Number(digits) * 10 > to) commit(typed);
  }

  function handleKey(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (direction) {
      step(direction);
    } else if (event.key === 'Home' || event.key === 'End') {
      onDraft(undefined);
      onType(event.key === 'Home' ? from : last);
    } else if (event.key === 'Enter') {
      if (draft) commit(draft.text);
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
        onChange={({ target, nativeEvent }) =>
          type(target.value, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => draft && commit(draft.text)}
        onKeyDown={handleKey}
      />
      <Arrow icon={ChevronDown} onPress={() => step(-1)} />
      <span className="unit" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

/** A step button for pointers; keyboards and assistive technology use the field itself. */
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

/** Selects the number whenever it changes, so that the next digit replaces it. */
function useSelection(input: RefObject<HTMLInputElement | null>, draft: unknown, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the text changes
  useLayoutEffect(() => {
    const node = input.current;
    if (draft === undefined && node && (node.getRootNode() as ShadowRoot).activeElement === node) {
      node.select();
    }
  }, [draft, text]);
}

/**
 * Steps once per notch of the wheel. Not a prop: React's wheel listeners are passive and cannot prevent
 * scrolling.
 */
function useWheel(input: RefObject<HTMLInputElement | null>, onStep: Props['onStep']): void {
  const latestOnStep = useRef(onStep);
  latestOnStep.current = onStep;
  useEffect(() => {
    const node = input.current;
    if (!node) return;
    let distance = 0;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      distance += event.deltaMode ? Math.sign(event.deltaY) * NOTCH : event.deltaY;
      if (Math.abs(distance) < NOTCH) return;
      latestOnStep.current(distance < 0 ? 1 : -1);
      distance = 0;
    };
    node.addEventListener('wheel', listen, { passive: false });
    return () => node.removeEventListener('wheel', listen);
  }, [input]);
}

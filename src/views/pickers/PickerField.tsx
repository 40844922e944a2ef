import { type ComponentType, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useTexts } from '../element/elementContext';
import { Icon } from '../firstPaint/Icon';
import { usePart } from '../lazy/useLazyComponent';
import { saidFault } from './faultText';
import { useFieldState, usePicker } from './pickerContext';

/** What the dialog of a picker is told. */
export interface DialogProps {
  label: string;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** Closes it; the focus goes back to the button, unless somebody pressed elsewhere. */
  close(elsewhere?: boolean): void;
}

interface Props {
  /** The value as the language writes it. */
  text: string;
  /** What can be typed. */
  pattern: string;
  /** Its name where neither attribute nor `<label>` gives one. */
  name: string;
  opener: string;
  icon: string;
  load(): Promise<{ default: ComponentType<DialogProps> }>;
}

/** A text field with a button that opens a dialog, which is loaded when somebody comes near. */
export function PickerField({ text, pattern, name, opener, icon, load }: Props) {
  const i18n = useTexts();
  const { host, field } = usePicker();
  const state = useFieldState();
  const { Part: Dialog, failed, ask, prefetch } = usePart(load);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { options, typed, barred, open } = state;
  const shut = () => field.store.setState({ open: false });
  const disabled = barred || options.disabled;
  const wrong = saidFault(i18n, host.localName, state, field.fault());
  const problem = open ? undefined : failed ? i18n._('loader.failed') : wrong;

  async function show() {
    if (disabled) return;
    field.commit();
    field.open();
    // The failure is shown below the field, where typing still works.
    if (!(await ask())) shut();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      void show();
    }
    if (event.key !== 'Enter') return;
    // As in the browser's own date field: the first Enter takes what was typed, the next one submits.
    if (typed !== undefined) field.commit();
    else (host as { form?: HTMLFormElement | null }).form?.requestSubmit();
  }

  return (
    <div className="picker" lang={state.locale}>
      {options.label ? (
        <label className="label" part="label" htmlFor={id}>
          {options.label}
        </label>
      ) : null}
      <div className="box" part="field" ref={box} data-disabled={disabled || undefined}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={pattern}
          disabled={disabled}
          aria-label={options.label ? undefined : outerLabel(host) || name}
          aria-required={options.required}
          aria-invalid={wrong || failed ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={typed ?? text}
          onChange={({ target }) => field.type(target.value)}
          onBlur={() => field.commit()}
          onFocus={prefetch}
          onKeyDown={press}
        />
        <button
          ref={button}
          type="button"
          aria-label={opener}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onPointerEnter={prefetch}
          onClick={() => (open ? shut() : void show())}
        >
          <Icon path={icon} />
        </button>
      </div>
      {problem ? (
        <p className="problem" part="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
      {Dialog ? (
        <Dialog
          label={opener}
          open={open}
          anchor={box}
          close={(elsewhere) => {
            shut();
            if (!elsewhere) button.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}

/** What a `<label>` of the page says. */
function outerLabel(host: HTMLElement): string {
  const { labels } = host as { labels?: NodeList };
  return [...(labels ?? [])].map((label) => label.textContent?.trim()).join(' ');
}

import { type KeyboardEvent, useId } from 'react';
import { useTexts } from '../element/elementContext';
import { Icon } from '../firstPaint/icons/Icon';
import { isComposing } from '../kit/handledKeys';
import type { LoadComponent } from '../lazy/useLazyComponent';
import { shownFault } from './faultText';
import { followColorScheme } from './followColorScheme';
import { useFieldState, usePicker } from './pickerContext';
import { type DialogProps, usePickerDialog } from './usePickerDialog';

interface Props {
  /** The value in the format of the language. */
  text: string;
  /** Placeholder that shows the expected format. */
  pattern: string;
  /** Accessible name without the attribute `label` and a `<label>` of the page. */
  name: string;
  /** Accessible name of the button, and of the dialog that it opens. */
  opener: string;
  icon: string;
  load: LoadComponent<DialogProps>;
}

/** A text field with a button that opens a dialog. The dialog is loaded on hover or focus. */
export function PickerField({ text, pattern, name, opener, icon, load }: Props) {
  const i18n = useTexts();
  const { host, field } = usePicker();
  const state = useFieldState();
  const id = useId();
  const { options, typed, open } = state;
  const { Dialog, failed, dismiss, loading, prefetch, show, props } = usePickerDialog(load);
  const disabled = state.disabled || options.disabled;
  const fault = disabled ? undefined : shownFault(i18n, host.localName, state, field.fault());
  const problems = open ? [] : [fault, failed && i18n._('loader.failed')].filter(Boolean);
  const problem = problems.join(' ');

  function handleKey(event: KeyboardEvent) {
    // A dialog that is still loading will take the focus: Enter must not submit the form behind it.
    if (open || isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      void show();
    }
    if (event.key !== 'Enter') return;
    // As in a native date field: the first Enter commits the text, the next one submits the form.
    if (typed !== undefined) field.commit();
    else submitByEnter(host);
  }

  /** Cancels a dialog that is still loading. */
  function cancelLoading(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !loading) return;
    event.stopPropagation();
    props.close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only adds Escape to the controls in it
    <div ref={followColorScheme} className="picker" lang={i18n.locale} onKeyDown={cancelLoading}>
      {options.label ? (
        <label className="label" part="label" htmlFor={id}>
          {options.label}
        </label>
      ) : null}
      <div className="box" part="field" ref={props.field} data-disabled={disabled || undefined}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={pattern}
          disabled={disabled}
          aria-label={
            options.label ? undefined : outerLabel(host) || host.getAttribute('aria-label') || name
          }
          aria-required={options.required}
          aria-invalid={fault ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          readOnly={open}
          value={typed ?? text}
          onChange={({ target }) => {
            dismiss();
            field.type(target.value);
          }}
          onBlur={() => field.commit()}
          onFocus={prefetch}
          onKeyDown={handleKey}
        />
        <button
          ref={props.opener}
          type="button"
          aria-label={opener}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onPointerEnter={prefetch}
          onClick={() => (open ? props.close() : void show())}
        >
          <Icon path={icon} />
        </button>
      </div>
      {problem ? (
        <p className="problem" part="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
      {Dialog ? <Dialog label={opener} {...props} /> : null}
    </div>
  );
}

/** Types of native fields in which Enter submits a form. Without a submit button, a form with two fields is not submitted. */
const SUBMITTING =
  /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/**
 * Submits a form as Enter in a native field does: with its first submit button, and not if that is disabled; without a
 * button only if the picker is the only field of the form.
 */
function submitByEnter(host: HTMLElement): void {
  const { form } = host as { form?: HTMLFormElement | null };
  if (!form) return;
  // Not `form.elements`, which has no image buttons.
  const root = form.getRootNode() as Document | ShadowRoot;
  const controls = [...root.querySelectorAll<HTMLInputElement>(CONTROLS)].filter(
    (one) => one.form === form,
  );
  const button = controls.find(({ type }) => /^(submit|image)$/.test(type));
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  const isField = (one: HTMLInputElement) => /-/.test(one.localName) || SUBMITTING.test(one.type);
  if (controls.filter(isField).length === 1) form.requestSubmit();
}

const CONTROLS = 'button,input,backoffice-date-picker,backoffice-time-picker';

/** Returns the text of the page's own `<label>` elements for the picker. */
function outerLabel(host: HTMLElement): string {
  const { labels } = host as { labels?: NodeList };
  return [...(labels ?? [])].map((label) => label.textContent?.trim()).join(' ');
}

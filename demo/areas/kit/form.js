import { isAborted } from './call.js';
import { isRepeated } from './clicks.js';
import { h, uniqueId } from './dom.js';
import { messageOf, refusalOf } from './messageOf.js';

/**
 * Creates a form that shows errors at its fields.
 *
 * @param {object} options
 * @param {{name: string, label: string, type?: string, value?: string, hint?: string, rows?: number, hideLabel?: boolean,
 *   options?: [value: string, label: string][], required?: boolean, maxlength?: number,
 *   autocomplete?: string, inputmode?: string}[]} options.fields
 *   `hideLabel` leaves the label to screen readers, where a heading says the same; with `options` a choice, with `rows` a text of several lines, else an input
 * @param {string} options.submit the name of the button
 * @param {(values: Record<string, string>) => Promise<void>} options.send rejects with CallError
 * @param {(why: string) => void} [options.onLost] called with the reason of a refusal that the user does not see in the
 *   form, because it was removed or its page was left
 * @param {() => void} [options.cancel] with it comes a button Cancel
 */
export function createForm({ fields, submit, send, onLost, cancel }) {
  const alert = h('div', { role: 'alert' });
  const button = h('button', { type: 'submit', onclick: ignoreRepeated }, submit);
  const shown = new Map(fields.map((field) => [field.name, fieldOf(field)]));
  const form = h(
    'form',
    { class: 'area-form', novalidate: true, onsubmit: submitted },
    alert,
    ...[...shown.values()].map(({ element }) => element),
    h(
      'div',
      { class: 'area-actions' },
      button,
      cancel && h('button', { type: 'button', class: 'quiet', onclick: cancel }, 'Cancel'),
    ),
  );
  let sending = false;

  /** The second click of a double click may come after the answer, in the form that then shows the saved values. */
  function ignoreRepeated(event) {
    if (isRepeated(event)) event.preventDefault();
  }

  async function submitted(event) {
    event.preventDefault();
    if (sending) return;
    sending = true;
    setBusy(true);
    alert.replaceChildren();
    for (const { showProblem } of shown.values()) showProblem('');
    try {
      await send(Object.fromEntries([...shown].map(([name, { input }]) => [name, input.value])));
    } catch (error) {
      if (isAborted(error)) return;
      // First: a locked choice cannot receive the focus.
      setBusy(false);
      if (form.isConnected) showErrors(error);
      // The section of the profile page is only hidden when the page is left.
      if (!form.checkVisibility()) onLost?.(refusalOf(error));
    } finally {
      sending = false;
      setBusy(false);
    }
  }

  /** What is typed or chosen while the form is sent would be lost when its page shows the saved values. */
  function setBusy(busy) {
    button.ariaBusy = busy ? 'true' : null;
    button.ariaDisabled = busy ? 'true' : null;
    for (const { input } of shown.values()) {
      if ('readOnly' in input) input.readOnly = busy;
      // A choice cannot be read-only; no choice has the focus when its form is sent.
      else input.inert = busy;
    }
  }

  /** Shows each error at its field and focuses the first; other errors are shown above the form. */
  function showErrors(error) {
    const problems = Object.entries(error.fields ?? {});
    for (const [name, text] of problems) shown.get(name)?.showProblem(text);
    const first = [...shown.values()].find(({ input }) => input.getAttribute('aria-invalid'));
    first?.input.focus();
    const elsewhere = problems.filter(([name]) => !shown.has(name)).map(([, text]) => text);
    const general = problems.length === 0 ? [messageOf(error)] : [];
    alert.replaceChildren(
      ...[...general, ...elsewhere].map((text) => h('p', { class: 'area-wrong' }, text)),
    );
  }

  return { element: form, input: (name) => shown.get(name)?.input };
}

function fieldOf({ name, label, hideLabel, hint, options, ...rest }) {
  const id = uniqueId(name);
  const problem = h('p', { id: `${id}-problem`, class: 'area-wrong', hidden: true });
  const input = inputOf({ id, name, options, ...rest });
  const describe = (wrong) => {
    const ids = [hint && `${id}-hint`, wrong && problem.id].filter(Boolean).join(' ');
    if (ids) input.setAttribute('aria-describedby', ids);
    else input.removeAttribute('aria-describedby');
  };
  describe(false);
  const element = h(
    'div',
    { class: 'area-field' },
    h('label', { for: id, class: hideLabel && 'visually-hidden' }, label),
    input,
    hint && h('p', { id: `${id}-hint`, class: 'area-hint' }, hint),
    problem,
  );
  return {
    element,
    input,
    showProblem(text) {
      problem.textContent = text;
      problem.hidden = !text;
      if (text) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      describe(Boolean(text));
    },
  };
}

function inputOf({ id, name, options, rows, value = '', type = 'text', required, ...rest }) {
  const { maxlength, inputmode, autocomplete = 'off' } = rest;
  const facts = { id, name, maxlength, 'aria-required': required && 'true' };
  if (options) {
    return h(
      'select',
      facts,
      options.map(([option, text]) =>
        h('option', { value: option, selected: option === value }, text),
      ),
    );
  }
  if (!rows) return h('input', { ...facts, type, value, inputmode, autocomplete });
  const area = h('textarea', { ...facts, rows });
  area.value = value;
  return area;
}

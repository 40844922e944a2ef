import { isAborted } from './call.js';
import { h } from './dom.js';
import { createForm } from './form.js';
import { setUnsaved } from './unsaved.js';

/**
 * Creates a button that opens a form in a panel. The button is hidden meanwhile, so that a page has one
 * primary action, and is focused when the form closes. Escape closes the form only while nothing is typed.
 * The answer to a form that was closed meanwhile does not change the form that is open by then.
 *
 * @param area the context of the area
 * @param {object} options `fields` and `submit` are those of createForm
 * @param {string} options.label
 * @param {(values: Record<string, string>, close: () => boolean) => Promise<void>} options.send calls `close`
 *   when it is done, which returns whether the form was still open
 * @param {string} [options.draft] key of the draft that keeps the typed text, until the form is sent or
 *   cancelled. Without it nothing is stored: leave it out for passwords.
 */
export function formButton(area, { label, fields, submit, send, draft }) {
  const panel = h('section', { class: 'area-card', 'aria-label': label, hidden: true });
  const opener = h('button', { type: 'button', onclick: () => open().focus() }, label);
  /** The form that is open. */
  let opened;
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opened && !opened.isChanged()) close(opened);
  });

  function open(kept = {}) {
    const form = createForm({
      fields,
      submit,
      cancel: () => close(form),
      async send(values) {
        try {
          await send(values, () => close(form));
          if (isSame(keptDraft(), values)) keepDraft(undefined);
        } catch (error) {
          if (opened === form && panel.isConnected) throw error;
          if (!isAborted(error)) area.notify({ kind: 'error', text: `${label}: ${reason(error)}` });
        }
      },
    });
    const inputs = fields.map(({ name }) => [name, form.input(name)]);
    const values = () => Object.fromEntries(inputs.map(([name, { value }]) => [name, value]));
    const untouched = values();
    form.isChanged = () => !isSame(values(), untouched);
    form.element.addEventListener('input', () => {
      keepDraft(form.isChanged() ? values() : undefined);
      setUnsaved(area, label, form.isChanged());
    });
    for (const [name, input] of inputs) input.value = kept[name] ?? input.value;
    opened = form;
    panel.replaceChildren(form.element);
    panel.hidden = false;
    opener.hidden = true;
    return inputs[0][1];
  }

  function close(form) {
    if (opened !== form || !panel.isConnected) return false;
    opened = undefined;
    keepDraft(undefined);
    setUnsaved(area, label, false);
    panel.hidden = true;
    panel.replaceChildren();
    opener.hidden = false;
    opener.focus();
    return true;
  }

  const keptDraft = () => draft && area.draft.get(draft);
  function keepDraft(values) {
    if (!draft) return;
    if (values) area.draft.set(draft, values);
    else area.draft.delete(draft);
  }

  if (keptDraft()) {
    open(Object(keptDraft()));
    setUnsaved(area, label, true);
  }
  return {
    opener,
    panel,
    focus: () => opener.focus(),
    /** Call it when the page is left: its draft is kept, so no confirmation is needed within the area. */
    leave: () => setUnsaved(area, label, false),
  };
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Returns why a form was refused, in one line. */
const reason = ({ fields, message }) =>
  Object.values(fields ?? {}).join(' ') || message || 'The server cannot be reached.';

import { h } from './dom.js';
import { createForm } from './form.js';
import { isSame, workOf } from './unsavedWork.js';

/**
 * Creates a button that opens a form in a panel with its label as heading. The button is hidden meanwhile, so that a
 * page has one primary action, and is focused when the form closes. Escape closes the form only while nothing is typed.
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
  const work = workOf(area);
  /** The form that is open. */
  let opened;
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opened && !opened.isChanged()) close(opened);
  });

  /** Opens the form with its draft, if there is one. */
  function open() {
    const kept = draft && work.draftOf(draft);
    const form = createForm({
      fields,
      submit,
      cancel: () => close(form),
      onLost: (why) => area.notify({ kind: 'error', text: `${label}: ${why}` }),
      send(values) {
        const act = () => send(values, () => close(form));
        return draft ? work.sendDraft(draft, act) : act();
      },
    });
    const inputs = fields.map(({ name }) => [name, form.input(name)]);
    const values = () => Object.fromEntries(inputs.map(([name, { value }]) => [name, value]));
    const untouched = values();
    form.isChanged = () => !isSame(values(), untouched);
    form.element.addEventListener('input', () => {
      keepDraft(form.isChanged() ? values() : undefined);
      work.setUnsaved(label, form.isChanged());
    });
    for (const [name, input] of inputs) input.value = kept?.[name] ?? input.value;
    work.setUnsaved(label, form.isChanged());
    opened = form;
    panel.replaceChildren(h('h3', {}, label), form.element);
    panel.hidden = false;
    opener.hidden = true;
    return inputs[0][1];
  }

  function close(form) {
    if (opened !== form || !panel.isConnected) return false;
    const inside = panel.contains(document.activeElement);
    opened = undefined;
    keepDraft(undefined);
    work.setUnsaved(label, false);
    panel.hidden = true;
    panel.replaceChildren();
    opener.hidden = false;
    if (inside) opener.focus();
    return true;
  }

  function keepDraft(values) {
    if (draft) work.setDraft(draft, values);
  }

  if (draft && work.draftOf(draft)) open();
  return {
    opener,
    panel,
    /** Focuses the button, or the first field of its form. */
    focus: () => (opened?.input(fields[0].name) ?? opener).focus(),
    /** Call it when the page is left: its draft is kept, so no confirmation is needed within the area. */
    leave: () => work.setUnsaved(label, false),
  };
}

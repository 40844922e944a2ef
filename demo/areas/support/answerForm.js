import { call } from '../kit/call.js';
import { createForm } from '../kit/form.js';
import { card } from '../kit/heading.js';
import { labelOf, TICKET_STATES } from '../kit/labels.js';
import { isSame, workOf } from '../kit/unsavedWork.js';
import { keepAfterChange } from './stateForm.js';

const UNTOUCHED = { text: '', state: 'answered' };

/** Creates the form for an answer to a ticket. Typed text is a draft until it is sent, with the chosen state. */
export function answerForm(area, { number, revision }, { url, draft, onDirty, page }) {
  const key = `answer ${number}`;
  const work = workOf(area);
  const kept = { ...UNTOUCHED, ...readDraft(draft) };
  const form = createForm({
    submit: 'Send reply',
    fields: [
      {
        name: 'text',
        label: 'Reply',
        hideLabel: true,
        rows: 5,
        maxlength: 4000,
        value: kept.text,
      },
      {
        name: 'state',
        label: 'After sending, set state to',
        options: TICKET_STATES,
        value: kept.state,
      },
    ],
    onLost(why) {
      area.notify({ kind: 'error', text: `Your reply to ticket ${number} was not sent: ${why}` });
      page.reload();
    },
    async send(values) {
      const answered = await work.sendDraft(key, () =>
        call(area, `${url}/messages`, { method: 'POST', body: { ...values, revision } }),
      );
      await keepAfterChange(area, answered);
      onDirty(false);
      notifyOf(area, answered);
      await page.reload();
    },
  });
  if (!isSame(kept, UNTOUCHED)) onDirty(true);
  form.element.addEventListener('input', () => {
    const values = { text: form.input('text').value, state: form.input('state').value };
    const isChanged = !isSame(values, UNTOUCHED);
    work.setDraft(key, isChanged ? values : undefined);
    onDirty(isChanged);
  });
  return card('Reply', form.element);
}

function notifyOf(area, { number, state, stateKept }) {
  const sent = `Reply to ticket ${number} sent.`;
  const kept = `Someone else changed the ticket in the meantime: its state stays “${labelOf(state)}”.`;
  area.notify(
    stateKept ? { kind: 'warning', text: `${sent} ${kept}` } : { kind: 'success', text: sent },
  );
}

/** Returns the stored draft; an older version stored only its text. */
const readDraft = (draft) => (typeof draft === 'string' ? { text: draft } : draft);

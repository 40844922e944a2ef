import { call } from '../kit/call.js';
import { createForm } from '../kit/form.js';
import { card } from '../kit/heading.js';
import { TICKET_STATES } from '../kit/labels.js';
import { keepAfterAnswer } from './stateForm.js';

/** Creates the form for an answer to a ticket. Typed text is a draft until it is sent. */
export function answerForm(area, { number }, { url, draft, onDirty, page }) {
  const key = `answer ${number}`;
  const form = createForm({
    submit: 'Send answer',
    fields: [
      { name: 'text', label: 'Answer', rows: 5, maxlength: 4000, value: asText(draft) },
      {
        name: 'state',
        label: 'After sending, set state to',
        options: TICKET_STATES,
        value: 'answered',
      },
    ],
    onDirty,
    async send(values) {
      const answered = await call(area, `${url}/messages`, { method: 'POST', body: values });
      await keepAfterAnswer(area, answered);
      await area.draft.delete(key);
      onDirty(false);
      area.notify({ kind: 'success', text: `The answer to ticket ${number} is sent.` });
      await page.reload();
    },
  });
  if (asText(draft)) onDirty(true);
  form.input('text').addEventListener('input', ({ target }) => area.draft.set(key, target.value));
  return card('Reply', form.element);
}

const asText = (draft) => (typeof draft === 'string' ? draft : '');

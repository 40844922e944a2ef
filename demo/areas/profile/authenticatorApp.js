import { call, isAborted } from '../kit/call.js';
import { h, stateLabel } from '../kit/dom.js';
import { createForm } from '../kit/form.js';
import { formButton } from '../kit/formButton.js';
import { failed, loading } from '../kit/states.js';
import { PASSWORD_FIELD } from './passwordField.js';

const FACTOR = '/api/account/factor';

const CODE_FIELD = {
  name: 'Code',
  label: 'Code from the app',
  autocomplete: 'one-time-code',
  inputmode: 'numeric',
  required: true,
  maxlength: 20,
};

/**
 * Shows whether the sign-in requires a code of an authenticator app, with a form to change that. Nothing is shown
 * after `area.signal` is aborted.
 */
export function authenticatorApp(area, place) {
  place.replaceChildren(loading());
  show();

  /** Shows the current state; `focus` moves the focus to its heading after a form. */
  async function show(focus = false) {
    try {
      const { Enrolled } = await call(area, FACTOR);
      if (area.signal.aborted) return;
      fill(...(Enrolled ? removal() : offer()));
      if (focus) place.querySelector('h3').focus();
    } catch (error) {
      if (!isAborted(error)) place.replaceChildren(failed(error, () => show(true)));
    }
  }

  /** Reports a change that failed after the page was left. */
  function tellLost(what, why) {
    area.notify({ kind: 'error', text: `The authenticator app was not ${what}: ${why}` });
  }

  function fill(...content) {
    place.replaceChildren(h('h3', { tabindex: '-1' }, 'Authenticator app'), ...content);
  }

  function offer() {
    const setUp = formButton(area, {
      label: 'Set up an app',
      fields: [PASSWORD_FIELD],
      submit: 'Continue',
      async send(values, close) {
        const made = await call(area, FACTOR, { method: 'POST', body: values });
        if (!area.signal.aborted && close()) enroll(made);
      },
    });
    return [
      h('p', {}, stateLabel('closed', 'Off'), ' · You sign in with your password only.'),
      setUp.opener,
      setUp.panel,
    ];
  }

  /** Shows the secret, which is shown only once, and a field for the first code. */
  function enroll({ Secret, Qr }) {
    const form = createForm({
      fields: [CODE_FIELD],
      submit: 'Turn on',
      cancel: () => show(true),
      onLost: (why) => tellLost('turned on', why),
      async send(values) {
        await turnOn(values).finally(() => requestAnimationFrame(showForm));
        area.notify({
          kind: 'success',
          text: 'Authenticator app turned on. You now need a code to sign in.',
        });
        await show(true);
      },
    });
    const turnOn = (body) => call(area, `${FACTOR}/confirm`, { method: 'POST', body });
    // The message about a wrong code moves the form, also out of view.
    const showForm = () => form.element.scrollIntoView({ block: 'nearest' });
    const key = Secret.match(/.{1,4}/g).join(' ');
    fill(
      h('p', {}, 'Scan the QR code with an authenticator app, then enter the code it shows.'),
      h('img', {
        class: 'area-qr',
        src: Qr,
        alt: 'QR code with the key below',
        width: 180,
        height: 180,
      }),
      h('p', {}, 'Or type this key into the app: ', h('code', {}, key)),
      h('p', { class: 'muted' }, 'The QR code and the key are shown only once.'),
      form.element,
    );
    form.input('Code').focus();
  }

  function removal() {
    const form = createForm({
      fields: [{ ...CODE_FIELD, hint: 'Enter a code to remove the app.' }],
      submit: 'Remove app',
      onLost: (why) => tellLost('removed', why),
      async send(values) {
        await call(area, `${FACTOR}/remove`, { method: 'POST', body: values });
        area.notify({
          kind: 'success',
          text: 'Authenticator app removed. You now sign in with your password only.',
        });
        await show(true);
      },
    });
    const text = ' · You sign in with your password and a code from your app.';
    return [h('p', {}, stateLabel('running', 'On'), text), form.element];
  }
}

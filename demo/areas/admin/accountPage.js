import { busyWhile } from '../kit/busyWhile.js';
import { call } from '../kit/call.js';
import { once } from '../kit/clicks.js';
import { confirmButton } from '../kit/confirmButton.js';
import { fullDate } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { createForm } from '../kit/form.js';
import { card, factList, pageHead } from '../kit/heading.js';
import { messageOf } from '../kit/messageOf.js';
import { createPage } from '../kit/page.js';
import { accountState, ROLES, roleName, USERS } from './accounts.js';

/** Creates the page of an account: change its role, send a reset code, deactivate it, remove its app or passkeys. */
export function accountPage(area, id) {
  // Remove the title of the previous account until this one has loaded.
  area.setTitle(undefined);
  const url = `${USERS}/${encodeURIComponent(id)}`;
  return createPage({
    name: url,
    back: '#/admin',
    backLabel: 'Accounts',
    load: (signal) => call(area, url, { signal }),
    show(user, { reload }) {
      area.setTitle(user.name);

      /** Makes a change, shows a message, and reloads the account. */
      const act = async (path, text) => {
        try {
          await call(area, `${url}/${path}`, { method: 'POST', body: {} });
          area.notify({ kind: 'success', text });
        } catch (error) {
          area.notify({ kind: 'warning', text: messageOf(error) });
        }
        await reload();
      };

      return [
        pageHead(user.name, {
          state: stateLabel(...accountState(user.state)),
        }),
        h(
          'div',
          { class: 'area-columns' },
          card('Details', facts(user, area.locale)),
          card('Role', roleForm(area, url, user, reload)),
          card('Account', endings(user, act)),
        ),
      ];
    },
  });
}

function facts({ id, email, role, team, lastSeen }, locale) {
  return factList([
    ['User ID', id],
    ['Email', email],
    ['Role', roleName(role)],
    ['Team', team || 'None'],
    ['Last seen', lastSeen ? fullDate(lastSeen, locale) : 'Never'],
  ]);
}

function roleForm(area, url, user, reload) {
  return createForm({
    fields: [{ name: 'role', label: 'Role', hideLabel: true, options: ROLES, value: user.role }],
    submit: 'Save role',
    onLost: (why) =>
      area.notify({ kind: 'error', text: `The role of ${user.name} was not changed: ${why}` }),
    async send(values) {
      await call(area, `${url}/role`, { method: 'POST', body: values });
      area.notify({
        kind: 'success',
        text: `Role of ${user.name} changed to ${roleName(values.role)}.`,
      });
      await reload();
    },
  }).element;
}

/** Creates the buttons that activate, deactivate or reset an account, or remove its authenticator app or passkeys. */
function endings(user, act) {
  const button = (label, run) => {
    const onclick = once(({ currentTarget }) => busyWhile(currentTarget, run));
    return h('button', { type: 'button', class: 'quiet', onclick }, label);
  };
  const { name } = user;
  const withoutApp =
    user.hasApp &&
    confirmButton({
      label: 'Remove authenticator app',
      confirmLabel: 'Remove app now',
      subject: name,
      act: () =>
        act('remove-factor', `Authenticator app removed. ${name} is signed out everywhere.`),
    });
  const withoutPasskeys =
    user.hasPasskeys &&
    confirmButton({
      label: 'Remove passkeys',
      confirmLabel: 'Remove passkeys now',
      subject: name,
      act: () => act('remove-passkeys', `Passkeys removed. ${name} is signed out everywhere.`),
    });
  const row = (...buttons) =>
    h('div', { class: 'area-actions' }, ...buttons, withoutApp, withoutPasskeys);
  if (user.state === 'deactivated') {
    // The deactivation has deleted an invitation.
    const text = user.hasPassword
      ? `${name} can sign in again.`
      : `${name} is active. Send a password reset to let them sign in.`;
    return row(button('Activate', () => act('activate', text)));
  }
  return row(
    button('Send password reset', () => act('reset', `Password reset sent to ${user.email}.`)),
    confirmButton({
      label: 'Deactivate',
      confirmLabel: 'Deactivate now',
      subject: name,
      act: () => act('deactivate', `${name} is deactivated and signed out everywhere.`),
    }),
  );
}

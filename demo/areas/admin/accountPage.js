import { askingButton } from '../kit/askingButton.js';
import { call } from '../kit/call.js';
import { fullDate } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { createForm } from '../kit/form.js';
import { createPage } from '../kit/page.js';
import { ROLES, stateOf, USERS } from './adminTabs.js';

/** One account: another role, a new password, its end. */
export function accountPage(area, id) {
  const url = `${USERS}/${encodeURIComponent(id)}`;
  return createPage({
    back: '#/admin',
    backLabel: 'Accounts',
    load: (signal) => call(area, url, { signal }),
    show(user, { reload }) {
      area.setTitle(user.name);

      /** Does something to the account, says so, and shows it as it is then. */
      const act = async (path, text) => {
        try {
          await call(area, `${url}/${path}`, { method: 'POST', body: {} });
          area.notify({ kind: 'success', text });
        } catch (error) {
          area.notify({ kind: 'warning', text: error.message });
        }
        await reload();
        heading()?.focus();
      };
      const heading = () => document.querySelector('[data-account]');

      return [
        h(
          'div',
          { class: 'area-head' },
          h('h2', { 'data-account': user.id, tabindex: '-1' }, user.name),
          stateLabel(...stateOf(user.state)),
        ),
        h(
          'div',
          { class: 'area-columns' },
          facts(user, area.locale),
          h('div', {}, roleForm(area, url, user, reload), ...endings(user, act)),
        ),
      ];
    },
  });
}

function facts({ id, email, role, team, lastSeen }, locale) {
  const rows = [
    ['User ID', id],
    ['E-mail', email],
    ['Role', role],
    ['Team', team || 'None'],
    ['Last seen', lastSeen ? fullDate(lastSeen, locale) : 'Never'],
  ];
  return h(
    'dl',
    { class: 'area-facts' },
    rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
  );
}

function roleForm(area, url, user, reload) {
  return createForm({
    fields: [{ name: 'role', label: 'Role', options: ROLES, value: user.role }],
    submit: 'Save role',
    async send(values) {
      await call(area, `${url}/role`, { method: 'POST', body: values });
      area.notify({ kind: 'success', text: `${user.name} is ${values.role} now` });
      await reload();
    },
  }).element;
}

/** What ends or opens an account. */
function endings(user, act) {
  const button = (label, onclick) =>
    h('button', { type: 'button', class: 'quiet', onclick }, label);
  const about = user.name;
  const heading = h('h3', {}, 'Account');
  const row = (...buttons) => [heading, h('div', { class: 'area-actions' }, ...buttons)];
  if (user.state === 'deactivated') {
    return row(button('Activate', () => act('activate', `${about} may sign in again`)));
  }
  return row(
    button('Send password reset', () => act('reset', `A code is on its way to ${user.email}`)),
    askingButton({
      label: 'Deactivate',
      sure: 'Deactivate now',
      about,
      act: () => act('deactivate', `${about} is deactivated and signed out everywhere`),
    }),
  );
}

import { confirmButton } from '../kit/confirmButton.js';
import { timeElement } from '../kit/dates.js';
import { h } from '../kit/dom.js';
import { formButton } from '../kit/formButton.js';
import { latestOnly } from '../kit/latestOnly.js';
import { messageOf } from '../kit/messageOf.js';
import { failed, loading } from '../kit/states.js';
import { PASSWORD_FIELD } from './passwordField.js';

/** Fields of the form that adds a passkey. */
const FIELDS = [
  { name: 'name', label: 'Passkey name', required: true, maxlength: 60 },
  PASSWORD_FIELD,
];

/**
 * Lists the passkeys of the signed-in user, with forms to add and remove them. Nothing is shown after
 * `area.signal` is aborted.
 * @param passkeys the result of `providePasskeys`, or undefined if the browser has no passkeys
 */
export function passkeyList(area, place, passkeys) {
  const heading = h('h3', { tabindex: '-1' }, 'Passkeys');
  const content = h('div', {});
  place.replaceChildren(heading, content);
  if (!passkeys?.supported) {
    const address = `http://localhost:${location.port}/`;
    const text = 'Passkeys do not work at this address. To try them, open the demo at ';
    content.append(h('p', {}, text, h('a', { href: address }, address), '.'));
    return;
  }

  const list = h('div', {});
  const begin = latestOnly();
  const adding = formButton(area, {
    label: 'Add a passkey',
    fields: FIELDS,
    submit: 'Continue',
    send: add,
  });
  content.append(
    h(
      'p',
      {},
      'Sign in with your fingerprint, face or device PIN instead of a password and a code.',
    ),
    list,
    adding.opener,
    adding.panel,
  );
  load();

  async function load() {
    const isOlder = begin();
    list.replaceChildren(loading(load));
    try {
      const all = await passkeys.list();
      if (!isOlder()) show(all);
    } catch (error) {
      if (!isOlder()) list.replaceChildren(failed(error, load));
    }
  }

  async function add({ name, Password }, close) {
    const all = await passkeys.add(name.trim() || 'Passkey', { Password });
    if (area.signal.aborted) return;
    if (!all) throw new Error('No passkey was added: the prompt was closed. Try again.');
    show(all);
    close();
    area.notify({ kind: 'success', text: 'Passkey added.' });
  }

  async function remove({ Id, Name }) {
    try {
      const all = await passkeys.remove(Id);
      if (area.signal.aborted) return;
      show(all);
      heading.focus();
      area.notify({ kind: 'success', text: `Passkey “${Name}” removed.` });
    } catch (error) {
      if (area.signal.aborted) return;
      area.notify({ kind: 'error', text: messageOf(error) });
      heading.focus();
      await load();
    }
  }

  function show(all) {
    begin();
    const rows = all.map((passkey) =>
      h('li', {}, ...facts(passkey, area.locale), removal(passkey)),
    );
    list.replaceChildren(
      rows.length > 0
        ? h('ul', { class: 'area-passkeys', 'aria-label': 'Your passkeys' }, rows)
        : h('p', { class: 'muted' }, 'No passkeys yet.'),
    );
  }

  function removal(passkey) {
    const words = { label: 'Remove', confirmLabel: 'Remove permanently', subject: passkey.Name };
    return confirmButton({ ...words, act: () => remove(passkey) });
  }
}

function facts({ Name, CreatedAt, LastUsedAt }, locale) {
  const time = (value) => timeElement(value, locale);
  const use = LastUsedAt ? ['last used ', time(LastUsedAt)] : 'never used';
  return [
    h('strong', {}, Name),
    h('span', { class: 'muted' }, 'Added ', time(CreatedAt), ', ', use),
  ];
}

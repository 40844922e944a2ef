/**
 * The section of the profile page for the security of the sign-in. It uses only the public interface of
 * the shell: `request()`, `user` and events.
 */
import { passkeys } from '/passkeys.js';
import { authenticatorApp } from './authenticatorApp.js';
import { passkeyList } from './passkeyList.js';

const shell = document.querySelector('backoffice-shell');
const section = shell.querySelector('[slot="profile"]');
const part = (name) => section.querySelector(`[data-part="${name}"]`);

/** Section in place of an area's context. */
const area = {
  locale: 'en-US',
  request: (url, options) => shell.request(url, options),
  notify: (toast) => shell.notify(toast),
};

let isShown = false;

// Loaded on demand, since few users need it.
part('open').addEventListener('click', show);
part('open').hidden = false;

// The next user must not see the data of this one.
document.addEventListener('backoffice-logout', () => {
  isShown = false;
  part('open').hidden = false;
  for (const name of ['app', 'passkeys']) part(name).replaceChildren();
});

async function show() {
  isShown = true;
  part('open').hidden = true;
  section.querySelector('h2').focus();
  authenticatorApp(area, part('app'));
  // Without the module the rest of the page works.
  const given = await passkeys.catch(() => undefined);
  if (isShown) passkeyList(area, part('passkeys'), given);
}

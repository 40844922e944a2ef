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

/** What the section shows, for one user; `end` aborts its requests. */
let shown;

// Loaded on demand, since few users need it.
part('open').addEventListener('click', show);
part('open').hidden = false;

// The next user must not see the data of this one, nor an answer that is still on its way.
document.addEventListener('backoffice-logout', clear);
// Another user may sign in without a logout, in another tab.
document.addEventListener('backoffice-login', () => {
  if (shell.user?.UserId !== shown?.userId) clear();
});

function clear() {
  shown?.end();
  shown = undefined;
  part('open').hidden = false;
  for (const name of ['app', 'passkeys']) part(name).replaceChildren();
}

async function show() {
  const ended = new AbortController();
  const { signal } = ended;
  shown = { userId: shell.user?.UserId, end: () => ended.abort() };
  /** In place of an area's context. */
  const area = {
    locale: 'en-US',
    signal,
    request: (url, options) => shell.request(url, options),
    notify: (toast) => shell.notify(toast),
    // The profile page has no confirmation for unsaved work.
    setDirty: () => undefined,
  };
  part('open').hidden = true;
  section.querySelector('h2').focus();
  authenticatorApp(area, part('app'));
  // Without the module the rest of the page works.
  const given = await passkeys.catch(() => undefined);
  if (!signal.aborted) passkeyList(area, part('passkeys'), given);
}

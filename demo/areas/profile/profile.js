/**
 * The section of the profile page in which staff secure their own sign-in. It knows the shell by its
 * public interface alone: `request()`, `user` and events.
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

// A section is projected only while the profile is open, and to signed-in staff.
new IntersectionObserver(([{ isIntersecting }]) => {
  if (isIntersecting && shell.user && !isShown) show();
}).observe(section);

// The next one to sign in sees none of this.
document.addEventListener('backoffice-logout', () => {
  isShown = false;
  for (const name of ['app', 'passkeys']) part(name).replaceChildren();
});

async function show() {
  isShown = true;
  authenticatorApp(area, part('app'));
  // Without the module the rest of the page works.
  const given = await passkeys.catch(() => undefined);
  if (isShown) passkeyList(area, part('passkeys'), given);
}

/**
 * The section of the profile page in which staff secure their own sign-in. It knows the shell by its
 * public interface alone: `request()`, `user` and events.
 */
import { authenticatorApp } from './authenticatorApp.js';

const shell = document.querySelector('backoffice-shell');
const section = shell.querySelector('[slot="profile"]');
const part = (name) => section.querySelector(`[data-part="${name}"]`);

/** Section in place of an area's context. */
const area = {
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
  part('app').replaceChildren();
});

function show() {
  isShown = true;
  authenticatorApp(area, part('app'));
}

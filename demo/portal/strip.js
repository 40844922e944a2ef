/**
 * The demo strip above the back office: accounts to sign in with, and tools in a popover. It closes
 * after sign-in; the Demo button in the header opens it again.
 */
const STRIP_KEY = 'northgate-portal:demo-strip';

/** Starts the strip of a page with a shell. */
export function startStrip(shell) {
  const strip = document.querySelector('#demo-strip');
  const toggle = document.querySelector('#demo-show');
  const tools = document.querySelector('#demo-tools');
  const note = document.querySelector('#demo-language');

  const show = (shown) => {
    strip.hidden = !shown;
    toggle.setAttribute('aria-expanded', String(shown));
    if (!shown && tools.matches(':popover-open')) tools.hidePopover();
  };
  const noteLanguage = (language) => {
    note.hidden = language === 'en';
  };

  show(readStrip() !== 'hidden' && !shell.user);
  shell.addEventListener('backoffice-ready', () => {
    if (shell.user) show(false);
  });
  shell.addEventListener('backoffice-login', () => {
    const hadFocus = strip.contains(document.activeElement);
    show(false);
    // The button of the account is hidden: the focus must not return to the top of the page.
    if (hadFocus) toggle.focus();
  });
  shell.addEventListener('backoffice-logout', () => show(readStrip() !== 'hidden'));

  toggle.addEventListener('click', () => {
    show(strip.hidden);
    writeStrip(strip.hidden ? 'hidden' : 'shown');
    if (!strip.hidden) strip.focus();
  });
  tools.addEventListener('click', (event) => {
    if (event.target.closest('a')) tools.hidePopover();
  });
  strip.addEventListener('click', ({ target }) => {
    const account = target.closest('[data-account]')?.dataset.account;
    if (account) void signIn(shell, account);
  });

  noteLanguage(/(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? 'en');
  shell.addEventListener('backoffice-language-change', ({ detail }) =>
    noteLanguage(detail.language),
  );
}

/** Fills in and submits the sign-in form. Ends the session of another account first, unless the user stays. */
async function signIn(shell, account) {
  if (shell.user) await shell.logout();
  if (shell.user) return;
  if (!shell.querySelector(SIGN_IN_FORM)) shell.navigate('/account/login');
  const form = await signInForm(shell);
  if (!form) return;
  fill(form.querySelector('[autocomplete~="username"]'), account);
  fill(form.querySelector('[autocomplete="current-password"]'), `northgate-${account}`);
  form.requestSubmit();
}

const SIGN_IN_FORM = 'form:has([autocomplete="current-password"])';

/** Time in ms for the sign-in form to appear. */
const FORM_TIME = 5000;

/** Resolves to the sign-in form once it is there; to undefined at another step of the sign-in. */
function signInForm(shell) {
  const find = () => shell.querySelector(SIGN_IN_FORM);
  return new Promise((resolve) => {
    const end = (form) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(form);
    };
    const observer = new MutationObserver(() => find() && end(find()));
    const timer = setTimeout(end, FORM_TIME);
    observer.observe(shell, { childList: true, subtree: true });
    if (find()) end(find());
  });
}

function fill(input, value) {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function readStrip() {
  try {
    return localStorage.getItem(STRIP_KEY);
  } catch {
    // Storage is blocked: the strip shows on every visit.
    return null;
  }
}

function writeStrip(state) {
  try {
    localStorage.setItem(STRIP_KEY, state);
  } catch {
    // Storage is blocked: the strip appears again on the next visit.
  }
}

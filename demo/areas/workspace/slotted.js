/**
 * Fills a section of the page in a slot of the shell. It uses only the public interface of the shell:
 * `request()`, `navigate()`, `user` and events.
 *
 * @param {string} slot
 * @param {(parts: {area: object, shell: HTMLElement, section: HTMLElement,
 *   part: (name: string) => HTMLElement}) =>
 *   {show: () => void, redraw: () => void, clear: () => void, follow?: () => void}} make
 *   `show` is called when the section becomes visible or the language changes, `redraw` after a change of
 *   language or theme, `clear` when the user logs out, `follow` when another query of the section opens
 */
export function slottedSection(slot, make) {
  const shell = document.querySelector('backoffice-shell');
  const section = shell.querySelector(`[slot="${slot}"]`);
  const part = (name) => section.querySelector(`[data-part="${name}"]`);
  /** Substitute of an area's context. */
  const area = {
    locale: localeOf(shell.language || /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] || 'en'),
    request: (url, options) => shell.request(url, options),
    /** Query of the section in the address: the part after the `?` of its hash. */
    get query() {
      return new URLSearchParams(isOpen(slot) ? location.hash.split(/\?(.*)/s)[1] : '');
    },
    /** Opens a path relative to the section. The shell follows the address, and only that can be replaced. */
    navigate(path, { replace = false } = {}) {
      if (replace) location.replace(`#/${slot}${path}`);
      else shell.navigate(`/${slot}${path}`);
    },
  };
  const { show, redraw, clear, follow } = make({ area, shell, section, part });
  let isVisible = false;

  // The shell shows the section only on its page, and only to signed-in users.
  new IntersectionObserver((entries) => {
    isVisible = entries.at(-1).isIntersecting;
    if (isVisible && shell.user) show();
  }).observe(section);

  document.addEventListener('backoffice-language-change', ({ detail }) => {
    area.locale = localeOf(detail.language);
    redraw();
    if (isVisible && shell.user) show();
  });
  document.addEventListener('backoffice-navigate', () => {
    if (shell.user && isOpen(slot)) follow?.();
  });
  // The colors of a canvas do not follow the theme.
  document.addEventListener('backoffice-settings-change', redraw);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  const attributes = { attributeFilter: ['data-theme'] };
  new MutationObserver(redraw).observe(document.documentElement, attributes);
  // Another user may sign in without a logout, in another tab.
  document.addEventListener('backoffice-login', () => {
    clear();
    if (isVisible) show();
  });
  // The next user must not see the data of this one.
  document.addEventListener('backoffice-logout', clear);
}

const isOpen = (slot) => location.hash.split('?')[0] === `#/${slot}`;

function localeOf(language) {
  return { en: 'en-US', cn: 'zh-CN' }[language] ?? language;
}

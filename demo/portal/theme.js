/**
 * Theme of the portal, loaded in the head, so that it applies before the first paint. Without a choice the
 * page follows the system (see `color-scheme` in portal.css).
 */
const THEME_KEY = 'northgate-portal:theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

const stored = readTheme();
if (stored === 'light' || stored === 'dark') root.dataset.theme = stored;

document.addEventListener('DOMContentLoaded', () => {
  const toggle = document.querySelector('[data-theme-toggle]');
  const show = () => toggle.setAttribute('aria-pressed', String(isDark()));
  show();
  systemDark.addEventListener('change', show);
  toggle.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    writeTheme(root.dataset.theme);
    show();
  });
});

function isDark() {
  return root.dataset.theme ? root.dataset.theme === 'dark' : systemDark.matches;
}

function readTheme() {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    // Storage is blocked: the page follows the system.
    return null;
  }
}

function writeTheme(theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page unloads.
  }
}

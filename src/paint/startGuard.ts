import texts from '../locales/en/firstPaint.json';

/*
 * The loader's first module. On a page with a variable named like a built-in, such as `var Map`, one of the
 * next modules throws, and nothing else of the loader runs: elements then show a message instead of nothing.
 */
let started = false;

/** Called at the end of the loader. */
export const markStarted = () => {
  started = true;
};

function showFailure() {
  if (started) return;
  const selector = 'backoffice-shell,backoffice-login,backoffice-reset';
  for (const host of document.querySelectorAll(selector))
    if (!host.shadowRoot) host.append(texts['loader.failed']);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure);
else setTimeout(showFailure);

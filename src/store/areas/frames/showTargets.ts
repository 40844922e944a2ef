/**
 * Makes visible what the browser shows out of sight: the target of an anchor, and modal dialogs. A frame that is as
 * tall as its content does not scroll, the pane around it does, and dialogs open in the middle of the whole height.
 */
export function showTargets(): void {
  addEventListener('hashchange', showAnchor);
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    // A second click on the same link does not change the hash.
    if (!event.defaultPrevented && link?.hash && link.href === location.href) showAnchor();
  });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement) placeDialog(target);
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
}

function showAnchor(): void {
  document.getElementById(decodedFragment())?.scrollIntoView();
}

/** Returns the fragment of the address, as text. */
function decodedFragment(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Limits an open modal dialog to the visible part of the page, where its automatic margins center it. */
function placeDialog(dialog: HTMLDialogElement): void {
  dialog.style.insetBlock = '';
  if (!dialog.matches(':modal')) return;
  const observer = new IntersectionObserver(([page]) => {
    observer.disconnect();
    if (!page || page.intersectionRatio === 1) return;
    const { top, bottom } = page.intersectionRect;
    dialog.style.insetBlock = `${top}px ${innerHeight - bottom}px`;
  });
  observer.observe(document.documentElement);
}

/**
 * Makes visible what the browser shows out of sight: the target of an anchor, and modal dialogs. A frame that is as
 * tall as its content does not scroll, the pane around it does, and dialogs open in the middle of the whole height.
 */
export function showTargets(): void {
  addEventListener('hashchange', showAnchor);
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    // A second click on the same link does not change the hash.
    if (!event.defaultPrevented && link?.href === location.href) showAnchor();
  });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement) placeDialog(target);
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
}

function showAnchor(): void {
  const isTop = /#(top)?$/i.test(location.href);
  const target = isTop ? document.documentElement : document.querySelector(':target');
  target?.scrollIntoView();
}

/** Padding and border of a dialog in the style sheet of browsers, and 16 px of space on both sides. */
const AROUND_DIALOG = '(2em + 38px)';

/** Limits an open modal dialog to the visible part of the page, where its automatic margins center it. */
function placeDialog(dialog: HTMLDialogElement): void {
  dialog.style.insetBlock = '';
  dialog.style.maxBlockSize = '';
  if (!dialog.matches(':modal')) return;
  const observer = new IntersectionObserver(([page]) => {
    observer.disconnect();
    if (!page || page.intersectionRatio === 1) return;
    const { top, bottom, height } = page.intersectionRect;
    dialog.style.maxBlockSize = `calc(${height}px - ${AROUND_DIALOG})`;
    const place = () => {
      dialog.style.insetBlock = `${top}px ${innerHeight - bottom}px`;
    };
    place();
    const closed = new AbortController();
    dialog.addEventListener('close', () => closed.abort(), { once: true });
    // The page, and with it the frame, can grow meanwhile.
    addEventListener('resize', place, { signal: closed.signal });
  });
  observer.observe(document.documentElement);
}

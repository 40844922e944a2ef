/** Whether the page handles an `input` event now, in which it may validate the form while the user types. */
let isTyping = false;
let isWatching = false;

/** Follows the `input` events of the page; called again, it does nothing. */
function watchTyping(): void {
  if (isWatching) return;
  isWatching = true;
  const onInput = () => {
    isTyping = true;
    setTimeout(() => {
      isTyping = false;
    });
  };
  document.addEventListener('input', onInput, true);
}

/**
 * Calls back when a form control is reported to the user as invalid: by a submit or `reportValidity()`, which move the
 * focus to the first invalid control. `checkValidity()` dispatches the same event, after which native controls show
 * nothing. A page that prevents the event, or whose form has `novalidate`, reports by itself.
 */
export function onReported(host: HTMLElement, report: () => void): void {
  watchTyping();
  host.addEventListener('invalid', (event) => {
    if (isTyping) return;
    const { form } = host as { form?: HTMLFormElement | null };
    if (form?.noValidate) return report();
    setTimeout(() => {
      const { activeElement } = host.getRootNode() as Document | ShadowRoot;
      if (event.defaultPrevented || activeElement?.matches(':invalid')) report();
    });
  });
}

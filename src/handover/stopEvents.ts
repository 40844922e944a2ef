const FIELDS = 'input, textarea, select, [contenteditable]';

// The listeners are shared, so that a container has each of them once however often it is passed.

const stopIfFromField = (event: Event) => {
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches(FIELDS)) event.stopPropagation();
};

/** Stops key events of fields at the container, so that they trigger no hotkey of the page. */
export function stopFieldKeys(container: EventTarget): void {
  for (const type of ['keydown', 'keypress', 'keyup'])
    container.addEventListener(type, stopIfFromField);
}

const stop = (event: Event) => event.stopPropagation();

/** Events of a form that delegated listeners of host pages act on. */
const FORM_EVENTS =
  'submit reset click auxclick input change beforeinput compositionstart compositionupdate compositionend copy cut paste drag dragstart dragenter dragover dragleave dragend drop formdata keydown keypress keyup';

/**
 * Stops the events of a form in the light DOM at its container. Host pages with listeners on `document`
 * that handle every submit or link would otherwise replace the page, and form trackers would read the
 * fields. Listeners in the capture phase still run: password managers need them.
 */
export function stopFormEvents(container: EventTarget): void {
  for (const type of FORM_EVENTS.split(' ')) container.addEventListener(type, stop);
}

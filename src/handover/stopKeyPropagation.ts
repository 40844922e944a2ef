const FIELDS = 'input, textarea, select, [contenteditable]';

/** Stops key events of fields at the container, so that they trigger no hotkey of the page (decision 27). */
export function stopKeyPropagation(container: EventTarget): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    container.addEventListener(type, (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(FIELDS)) event.stopPropagation();
    });
  }
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Keys typed in our fields do not reach the host's hotkeys (decision 27). */
export function keepKeysInside(container: EventTarget): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    container.addEventListener(type, (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches(FIELDS)) event.stopPropagation();
    });
  }
}

const ignore = (event: Event) => {
  const { key, repeat } = event as KeyboardEvent;
  if (repeat && key === 'Enter') event.preventDefault();
};

/** Lets a held Enter submit a form only once: each repetition would send a refused password again. */
export function ignoreRepeatedEnter(container: EventTarget): void {
  container.addEventListener('keydown', ignore);
}

/** Focuses the content pane of a shell. */
export function focusContent(host: HTMLElement): void {
  host.shadowRoot?.querySelector<HTMLElement>('.content')?.focus({ preventScroll: true });
}

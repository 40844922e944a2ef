/** Internals of the elements; they can be attached only once. */
const attached = new WeakMap<HTMLElement, ElementInternals>();

/**
 * Sets the custom state `dark` of an element, for `:state(dark)` in the CSS of the host page. Does nothing in
 * browsers without custom states.
 */
export function setDarkState(host: HTMLElement, dark: boolean): void {
  try {
    const internals = attached.get(host) ?? host.attachInternals();
    attached.set(host, internals);
    if (dark) internals.states.add('dark');
    else internals.states.delete('dark');
  } catch {
    // No custom states, or names that need dashes (Chromium before 125).
  }
}

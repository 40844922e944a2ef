import { warnOnce } from '../browser/warnOnce';
import { shownText } from '../lists/readList';
import type { AreaStore } from './areaStore';
import type { Toast } from './areaTypes';

/** Toasts shown at a time; the oldest that is not held is removed when another one is added. */
const MAX_TOASTS = 4;

/** Ids of the toasts that have the focus or are under the pointer. */
const held = new Set<number>();

let toastCount = 0;

/**
 * Shows a toast. An unknown `kind` looks like `info`; without a text it is ignored with a warning.
 * @param from name of the area, to show who says it
 */
export function showToast(areaStore: AreaStore, toast: unknown, from?: string): void {
  const { kind, text } = Object(toast) as Partial<Toast>;
  const shown = shownText(text);
  if (shown === undefined) {
    warnOnce('notify() needs { kind, text } with a non-empty text.');
    return;
  }
  toastCount += 1;
  // An object that has no text form would throw when the toast is rendered.
  const known = typeof kind === 'string' ? kind : 'info';
  const next = { id: toastCount, kind: known, text: shown, from };
  areaStore.setState(({ toasts }) => {
    const isFull = toasts.length >= MAX_TOASTS;
    const oldest = isFull ? toasts.find(({ id }) => !held.has(id)) : undefined;
    return { toasts: [...toasts.filter((one) => one !== oldest), next] };
  });
}

/** Removes a toast from the screen. */
export function removeToast(areaStore: AreaStore, id: number): void {
  areaStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Keeps a toast, which has the focus or is under the pointer, while others arrive. Returns a function that ends this. */
export function holdToast(id: number): () => void {
  held.add(id);
  return () => void held.delete(id);
}

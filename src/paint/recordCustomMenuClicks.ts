import { MENU_HANDOVER } from '../handover/menuHandover';
import { isPlainClick } from '../store/browser/isPlainClick';

/**
 * Records the clicks on a painted menu and repeats them on the menu that React renders in its place; the
 * focus moves to the entry at the same position. `onPress` is called with each pressed control. Links
 * follow their hash natively, unless `recordLinks` (routing in memory).
 */
export function recordCustomMenuClicks(
  list: HTMLElement,
  recordLinks: boolean,
  onPress: (control: Element) => void,
): void {
  const nav = list.parentElement as HTMLElement;
  const root = list.getRootNode() as ShadowRoot;
  const pressed: RowPath[] = [];
  list.addEventListener('click', (event) => {
    const control = pressedControl(event);
    if (!control || (control.localName === 'a' && !recordLinks)) return;
    event.preventDefault();
    pressed.push(pathOf(control, list));
    onPress(control);
  });
  // Dispatched by Navigation.tsx.
  list.addEventListener(MENU_HANDOVER, () => {
    const { activeElement } = root;
    const focused = list.contains(activeElement) && pathOf(activeElement as Element, list);
    const held = list.querySelector('a:active, button:active');
    if (held) clickOnRelease(nav, pathOf(held, list));
    // When the new list is in the document.
    queueMicrotask(async () => {
      for (const path of pressed) {
        controlAt(nav, path)?.click();
        // React opens a group before the next click, which may be inside it.
        await undefined;
      }
      if (focused && !root.activeElement) controlAt(nav, focused)?.focus();
    });
  });
}

/** Clicks the control at a path if the mouse is released over it: browsers click only what was pressed. */
function clickOnRelease(nav: Element, path: RowPath): void {
  const release = (event: MouseEvent) => {
    const control = controlAt(nav, path);
    if (control === pressedControl(event)) control?.click();
  };
  addEventListener('mouseup', release, { capture: true, once: true });
}

/** Returns the control of a plain click; modified clicks and links into another tab are the browser's. */
function pressedControl(event: MouseEvent): Element | null {
  if (!isPlainClick(event)) return null;
  return (event.composedPath()[0] as Element).closest('a:not([target=_blank]), button');
}

/** Position of a control: the index of its row on each level, then its own index in the row. */
type RowPath = readonly number[];

function pathOf(control: Element, list: Element): RowPath {
  let row = control.closest('li');
  const path = [controlsOf(row).indexOf(control)];
  while (row && list.contains(row)) {
    path.unshift([...(row.parentElement?.children ?? [])].indexOf(row));
    row = row.parentElement?.closest('li') ?? null;
  }
  return path;
}

function controlAt(nav: Element, path: RowPath): HTMLElement | undefined {
  let row: Element | null = nav;
  for (const index of path.slice(0, -1)) {
    row = row?.querySelector(':scope > .menu')?.children[index] ?? null;
  }
  return controlsOf(row)[path.at(-1) as number] as HTMLElement | undefined;
}

const controlsOf = (row: Element | null) => [...(row?.querySelectorAll('a, button') ?? [])];

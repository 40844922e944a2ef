import { isPlainClick } from '../store/browser/isPlainClick';

/**
 * Follows what is pressed in a painted list, and presses the same on the one that takes its place; the
 * focus moves to the entry that stands where it was. `press` carries out what can be at once. Links
 * follow their hash natively, unless `links`.
 */
export function pressedMeanwhile(
  list: HTMLElement,
  links: boolean,
  press: (control: Element) => void,
): void {
  const nav = list.parentElement as HTMLElement;
  const root = list.getRootNode() as ShadowRoot;
  const pressed: Place[] = [];
  /** Pressed and not released yet. */
  let down: Element | undefined;

  const onDown = (event: PointerEvent) => {
    down = list.contains(targetOf(event)) ? controlOf(event) : undefined;
  };
  const onRelease = () => {
    down = undefined;
  };
  const { signal, abort } = untilAborted();
  const first = { capture: true, signal };
  // Before React hears of it, which may take over at that very moment.
  root.host.addEventListener('pointerdown', onDown as EventListener, first);
  for (const type of RELEASES) addEventListener(type, onRelease, first);
  list.addEventListener('click', (event) => {
    const control = controlOf(event);
    if (!control || (control.localName === 'a' && !links)) return;
    event.preventDefault();
    pressed.push(placeOf(control, list));
    press(control);
  });
  // MenuPreview says so.
  list.addEventListener('handover', () => {
    abort();
    const released = down && placeOf(down, list);
    const focused = list.contains(root.activeElement) && placeOf(root.activeElement, list);
    // Once the new list stands where this one was.
    queueMicrotask(async () => {
      for (const place of pressed) {
        at(nav, place)?.click();
        // React opens a group before the next press, which may be inside.
        await undefined;
      }
      if (released) pressOnRelease(nav, released);
      if (focused && !root.activeElement) at(nav, focused)?.focus();
    });
  });
}

/** The control of a plain press; with a modifier, and of links into another tab, it is the browser's. */
function controlOf(event: MouseEvent): Element | undefined {
  if (!isPlainClick(event)) return undefined;
  return targetOf(event).closest('a:not([target]), button') ?? undefined;
}

const targetOf = (event: Event) => event.composedPath()[0] as Element;

/** Pressed on the old entry and released on the new one makes no click of either. */
function pressOnRelease(nav: HTMLElement, place: Place): void {
  const control = at(nav, place);
  if (!control) return;
  const { signal, abort } = untilAborted();
  const onRelease = ({ type, clientX: x, clientY: y }: PointerEvent) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const inside = x >= left && x <= right && y >= top && y <= bottom;
    // After the browser's own click, should there be one.
    setTimeout(() => {
      if (type === 'pointerup' && inside && !signal.aborted) control.click();
      abort();
    });
  };
  control.addEventListener('click', abort, { signal });
  for (const type of RELEASES) addEventListener(type, onRelease, { capture: true, signal });
}

/** How a press ends. */
const RELEASES = ['pointerup', 'pointercancel'] as const;

function untilAborted() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Where a control stands: the number of its row at each level, its own number in the row. */
type Place = readonly number[];

function placeOf(control: Element | null, list: Element): Place {
  const row = control?.closest('li');
  const place = [controlsOf(row).indexOf(control as HTMLElement)];
  for (let one: Element | null | undefined = row; one && list.contains(one); ) {
    place.unshift([...(one.parentElement?.children ?? [])].indexOf(one));
    one = one.parentElement?.closest('li');
  }
  return place;
}

function at(nav: Element, place: Place): HTMLElement | undefined {
  let row: Element | null = nav;
  for (const index of place.slice(0, -1)) {
    row = row?.querySelector(':scope > .menu')?.children[index] ?? null;
  }
  return controlsOf(row)[place.at(-1) ?? 0];
}

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a, button') ?? []),
];

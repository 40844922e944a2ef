import { useEffect } from 'react';
import { focusedIn, groupsAround, openButtons } from './menuDom';
import { commonLength, type FlyoutControl, hovered } from './openPath';
import { isInSafeTriangle, type Point } from './safeTriangle';

/** Delay in ms before a group opens on hover. */
const HOVER_DELAY_MS = 80;
/** Delay in ms before a panel that the pointer has left closes. */
const LEAVE_DELAY_MS = 250;
/** Number of recent pointer positions that determine its direction. */
const TRACE_LENGTH = 4;

/** Opens groups on hover (mouse or pen); a panel stays open while the pointer moves towards it. */
export function useFlyoutPointer({ nav, open, change }: FlyoutControl): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scheduled = '';
    const trace: Point[] = [];

    function schedule(around: string[]) {
      // Only entering a group counts: moving inside a group that was closed keeps it closed.
      if (scheduled === around.join('\n')) return;
      scheduled = around.join('\n');
      clearTimeout(timer);
      const { path } = open();
      const common = commonLength(path, around);
      const opens = around.length > common;
      const waits = path.length > common && (!opens || movesTowardsPanel(common));
      const apply = () => change((now) => hovered(now, around, focusedLevels(nav)));
      timer = setTimeout(apply, waits ? LEAVE_DELAY_MS : HOVER_DELAY_MS);
    }

    function movesTowardsPanel(level: number) {
      const panel = openButtons(nav)[level]?.nextElementSibling;
      const [from] = trace;
      const to = trace.at(-1);
      return panel && from && to
        ? isInSafeTriangle(panel.getBoundingClientRect(), from, to)
        : false;
    }

    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      trackMove(event);
      schedule(groupsAround(event.target as Element));
    };
    const trackMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      trace.push({ x, y });
      if (trace.length > TRACE_LENGTH) trace.shift();
    };
    const leave = () => schedule([]);
    // A click or key press cancels the pending hover change.
    const cancel = () => clearTimeout(timer);

    nav.addEventListener('pointerover', onOver);
    nav.addEventListener('pointermove', trackMove);
    nav.addEventListener('pointerleave', leave);
    nav.addEventListener('click', cancel);
    window.addEventListener('keydown', cancel, true);
    return () => {
      clearTimeout(timer);
      nav.removeEventListener('pointerover', onOver);
      nav.removeEventListener('pointermove', trackMove);
      nav.removeEventListener('pointerleave', leave);
      nav.removeEventListener('click', cancel);
      window.removeEventListener('keydown', cancel, true);
    };
  }, [nav, open, change]);
}

/** Returns the depth of the panel that holds the focus. */
const focusedLevels = (nav: Element) =>
  groupsAround(focusedIn(nav)?.closest('.flyout') ?? null).length;

import { useEffect } from 'react';
import type { FlyoutControl } from './flyoutControl';
import { headsFor, type Point } from './headsFor';
import { focusedIn, groupsAround, openButtons } from './menuDom';
import { hovered, inCommon } from './openPaths';

/** Milliseconds until a group opens under the pointer, and until what it left closes. */
const OPEN_DELAY = 80;
const CLOSE_DELAY = 250;

/** Groups open under a mouse or a pen; a panel that the pointer makes for stays until it is there. */
export function useFlyoutPointer({ nav, open, change }: FlyoutControl): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let planned = '';
    const trace: Point[] = [];

    function plan(around: string[]) {
      // Only what the pointer enters counts: moving on within a group that was closed keeps it closed.
      if (planned === around.join('\n')) return;
      planned = around.join('\n');
      clearTimeout(timer);
      const { path } = open();
      const common = inCommon(path, around);
      const opens = around.length > common;
      const patient = path.length > common && (!opens || onTheWay(common));
      const settle = () => change((now) => hovered(now, around, focusedLevels(nav)));
      timer = setTimeout(settle, patient ? CLOSE_DELAY : OPEN_DELAY);
    }

    function onTheWay(level: number) {
      const panel = openButtons(nav)[level]?.nextElementSibling;
      const [from] = trace;
      const to = trace.at(-1);
      return panel && from && to ? headsFor(panel.getBoundingClientRect(), from, to) : false;
    }

    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      move(event);
      plan(groupsAround(event.target as Element));
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      trace.push({ x, y });
      if (trace.length > 4) trace.shift();
    };
    const leave = () => plan([]);
    // Who has clicked or pressed a key since has the last word.
    const overruled = () => clearTimeout(timer);

    nav.addEventListener('pointerover', over);
    nav.addEventListener('pointermove', move);
    nav.addEventListener('pointerleave', leave);
    nav.addEventListener('click', overruled);
    window.addEventListener('keydown', overruled, true);
    return () => {
      clearTimeout(timer);
      nav.removeEventListener('pointerover', over);
      nav.removeEventListener('pointermove', move);
      nav.removeEventListener('pointerleave', leave);
      nav.removeEventListener('click', overruled);
      window.removeEventListener('keydown', overruled, true);
    };
  }, [nav, open, change]);
}

/** How many levels deep the panel lies that holds the focus. */
const focusedLevels = (nav: Element) =>
  groupsAround(focusedIn(nav)?.closest('.flyout') ?? null).length;

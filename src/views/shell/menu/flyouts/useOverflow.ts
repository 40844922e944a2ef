import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { scaleOf } from '../../../kit/geometry';
import { howManyFit } from './howManyFit';

interface Bar {
  nav: HTMLElement;
  wanted: boolean;
  items: MenuItem[];
  label(item: MenuItem): string;
  shown: number;
  show(count: number): void;
}

/** Entries that are measured; no bar holds more. */
const MOST = 60;
/** Width of More before it was measured, in px. */
const MORE_WIDTH = 110;

/** Finds out how many entries the bar has room for; the rest go into More. */
export function useOverflow({ nav, wanted, items, label, shown, show }: Bar): void {
  const widths = useRef<number[]>([]);
  const more = useRef(MORE_WIDTH);
  const measured = useRef('');
  const labels = items.slice(0, MOST).map(label).join('\n');

  useLayoutEffect(() => {
    const list = nav.querySelector<HTMLElement>('.menu');
    if (!wanted || !list) return;
    const most = Math.min(items.length, MOST);
    if (measured.current !== labels) {
      measured.current = labels;
      widths.current = [];
      if (shown < most) return show(MOST);
    }

    const measure = () => {
      const { children, clientWidth } = list;
      const style = getComputedStyle(list);
      const scale = scaleOf(list);
      const pixels = (value: string) => Number.parseFloat(value) || 0;
      const room = clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight);
      [...children].forEach((entry, index) => {
        const width = entry.getBoundingClientRect().width / scale;
        if (index < shown) widths.current[index] = width;
        else more.current = width;
      });
      const known = items.map((_, index) => widths.current[index] ?? Number.POSITIVE_INFINITY);
      return howManyFit(known, room, pixels(style.columnGap), more.current);
    };

    const fitting = measure();
    if (fitting !== shown) show(fitting);
    const observer = new ResizeObserver(() => {
      const now = measure();
      // Before the frame is painted, or an entry would be seen to jump.
      if (now !== shown) flushSync(() => show(now));
    });
    for (const node of [list, ...list.children]) observer.observe(node);
    return () => observer.disconnect();
  }, [nav, wanted, items, labels, shown, show]);
}

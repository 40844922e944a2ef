import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MenuItem } from '../../../../store/menu/menuItems';
import { scaleOf } from '../../../kit/geometry';
import { MAX_BAR_ENTRIES } from '../useMenuMode';

interface Bar {
  nav: HTMLElement;
  wanted: boolean;
  items: MenuItem[];
  label(item: MenuItem): string;
  shown: number;
  show(count: number): void;
}

/** Width of More in px until it is measured. */
const MORE_WIDTH = 110;

/** Measures how many entries fit into the bar; the rest go into More. */
export function useOverflow({ nav, wanted, items, label, shown, show }: Bar): void {
  const widths = useRef<number[]>([]);
  const more = useRef(MORE_WIDTH);
  const measured = useRef('');
  const labels = items.slice(0, MAX_BAR_ENTRIES).map(label).join('\n');

  useLayoutEffect(() => {
    const list = nav.querySelector<HTMLElement>('.menu');
    if (!wanted || !list) return;
    const most = Math.min(items.length, MAX_BAR_ENTRIES);
    if (measured.current !== labels) {
      measured.current = labels;
      widths.current = [];
      if (shown < most) return show(MAX_BAR_ENTRIES);
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

/**
 * Returns how many entries of these widths (px) fit side by side. Unless all do, space is left for More.
 * An entry of infinite width, not measured yet, never fits.
 */
export function howManyFit(widths: number[], room: number, gap: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return widths.length;
  let used = more;
  const first = widths.findIndex((width) => {
    used += gap + width;
    return used > room;
  });
  return Math.max(0, first);
}

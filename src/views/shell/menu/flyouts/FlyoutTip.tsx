import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../../../kit/geometry';
import { inWindow, setPx } from '../../../kit/placing';
import { groupsAround } from './menuDom';

/** Milliseconds until the pointer has the label shown, and until it goes. */
const DELAY = 80;

/** Shows the label of a top entry whose label is out of sight; to assistive technology it is its name. */
export function FlyoutTip({ nav, open }: { nav: HTMLElement; open?: string }) {
  const tip = useRef<HTMLDivElement>(null);
  const [pointed, setEntry] = useState<Element | null>(null);
  // A group that is open says its name in its panel.
  const entry = pointed && groupsAround(pointed)[0] === open && open ? null : pointed;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: Element | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setEntry(next), DELAY);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      // The label may be pointed at, too.
      if (pointerType !== 'touch' && target !== tip.current) later(topEntry(target, 'a'));
    };
    const leave = () => later(null);
    const focused = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      const next = topEntry(target, '.menu-item');
      setEntry(next?.matches(':focus-visible') ? next : null);
    };
    const gone = () => {
      clearTimeout(timer);
      setEntry(null);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && gone();

    nav.addEventListener('pointerover', over);
    nav.addEventListener('pointerleave', leave);
    nav.addEventListener('focusin', focused);
    nav.addEventListener('focusout', gone);
    nav.addEventListener('click', gone);
    window.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      nav.removeEventListener('pointerover', over);
      nav.removeEventListener('pointerleave', leave);
      nav.removeEventListener('focusin', focused);
      nav.removeEventListener('focusout', gone);
      nav.removeEventListener('click', gone);
      window.removeEventListener('keydown', key);
    };
  }, [nav]);

  useLayoutEffect(() => {
    const { current } = tip;
    if (!entry || !current) return;
    current.showPopover();
    computePosition(entry, current, {
      ...inWindow,
      placement: isRightToLeft(entry) ? 'left' : 'right',
      middleware: [offset(14), flip(), shift({ padding: 8 })],
    }).then(({ x, y }) => {
      setPx(current, 'left', x);
      setPx(current, 'top', y);
    });
  }, [entry]);

  return entry ? (
    <div ref={tip} className="flyout-tip" popover="manual" aria-hidden="true">
      {entry.querySelector('.menu-label')?.textContent}
    </div>
  ) : null;
}

/** The entry of the top level that a node lies in. */
function topEntry(node: EventTarget | null, selector: string): Element | null {
  const entry = (node as Element).closest(`${selector}.menu-item`);
  return entry?.closest('.flyout') ? null : entry;
}

import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../../../kit/geometry';
import { inWindow, setPx } from '../../../kit/placing';
import { groupsAround } from './menuDom';

/** Delay in ms before the label shows or hides on hover. */
const TIP_DELAY_MS = 80;

/** Shows the label of an entry in the icon menu on hover and focus; hidden from assistive technology. */
export function FlyoutTip({ nav, open }: { nav: HTMLElement; open?: string }) {
  const tip = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Element | null>(null);
  // An open group shows its label in its panel.
  const entry = pointed && groupsAround(pointed)[0] === open && open ? null : pointed;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (next: Element | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setPointed(next), TIP_DELAY_MS);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      // The tip itself may be hovered.
      if (pointerType !== 'touch' && target !== tip.current) schedule(topEntry(target, 'a'));
    };
    const onLeave = () => schedule(null);
    const onFocusIn = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      const next = topEntry(target, '.menu-item');
      setPointed(next?.matches(':focus-visible') ? next : null);
    };
    const hide = () => {
      clearTimeout(timer);
      setPointed(null);
    };
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide();

    nav.addEventListener('pointerover', onOver);
    nav.addEventListener('pointerleave', onLeave);
    nav.addEventListener('focusin', onFocusIn);
    nav.addEventListener('focusout', hide);
    nav.addEventListener('click', hide);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      nav.removeEventListener('pointerover', onOver);
      nav.removeEventListener('pointerleave', onLeave);
      nav.removeEventListener('focusin', onFocusIn);
      nav.removeEventListener('focusout', hide);
      nav.removeEventListener('click', hide);
      window.removeEventListener('keydown', onKeyDown);
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

/** Returns the top-level entry around a node. */
function topEntry(node: EventTarget | null, selector: string): Element | null {
  const entry = (node as Element).closest(`${selector}.menu-item`);
  return entry?.closest('.flyout') ? null : entry;
}

import CircleAlert from 'virtual:icon/circle-alert';
import CircleCheck from 'virtual:icon/circle-check';
import Info from 'virtual:icon/info';
import TriangleAlert from 'virtual:icon/triangle-alert';
import X from 'virtual:icon/x';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { areaStoreOf, type ShownToast } from '../../../store/areas/areaStore';
import { holdToast, removeToast } from '../../../store/areas/toasts';
import { useHostContext, useStores, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/icons/Icon';
import { zoomOf } from '../../kit/geometry';
import { useHiddenByMove, useRaisedInFullScreen } from '../../kit/useLayer';
import { useAreaLabel } from '../useAreaLabel';

/** Display time of a toast in ms. */
const DURATION_MS = { info: 6000, success: 6000, warning: 10_000, error: 10_000 };

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Toasts of areas and of the host page, in the top layer. Each can be dismissed. */
export function Toasts() {
  const areaStore = areaStoreOf(useStores());
  const { host } = useHostContext();
  const toasts = useStore(areaStore, (state) => state.toasts);
  const stack = useRef<HTMLDivElement>(null);
  /** Element that had the focus before it moved to the toasts. */
  const focusBefore = useRef<EventTarget>(null);
  const any = toasts.length > 0;
  useLayoutEffect(() => {
    if (!any && stack.current?.matches(':popover-open')) stack.current.hidePopover();
    if (!any || stack.current?.matches(':popover-open')) return;
    stack.current?.style.setProperty('--zoom', String(zoomOf(host)));
    stack.current?.showPopover();
  }, [any, host]);
  useHiddenByMove(
    () => (any ? stack.current : null),
    () => stack.current?.showPopover(),
  );
  useRaisedInFullScreen(stack);
  function dismiss(id: number, { currentTarget: button, detail }: MouseEvent<HTMLButtonElement>) {
    const buttons = [...(stack.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(button);
    // After a click by pointer the focus returns to where it was. Clicks by keyboard have detail 0.
    const next = detail ? undefined : (buttons[index + 1] ?? buttons[index - 1]);
    if (button.matches(':focus')) (next ?? (focusBefore.current as HTMLElement | null))?.focus();
    removeToast(areaStore, id);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only remembers where the focus came from
    <div
      ref={stack}
      className="toasts"
      popover="manual"
      onFocus={({ relatedTarget: from }) => {
        if (!stack.current?.contains(from as Node | null)) focusBefore.current = from;
      }}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          onEnd={() => removeToast(areaStore, toast.id)}
          onDismiss={(event) => dismiss(toast.id, event)}
        />
      ))}
    </div>
  );
}

interface ToastItemProps {
  toast: ShownToast;
  /** Called when the display time is over. */
  onEnd(): void;
  onDismiss(event: MouseEvent<HTMLButtonElement>): void;
}

function ToastItem({ toast, onEnd, onDismiss }: ToastItemProps) {
  const i18n = useTexts();
  const kind = Object.hasOwn(DURATION_MS, toast.kind) ? toast.kind : 'info';
  const from = useAreaLabel(toast.from);
  const [paused, setPaused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (paused) return holdToast(toast.id);
    const timer = setTimeout(() => end.current(), DURATION_MS[kind]);
    return () => clearTimeout(timer);
  }, [paused, kind, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer; the toast itself has no action
    <div
      className="toast"
      data-kind={kind}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.matches(':focus-within'))}
      onFocus={() => setPaused(true)}
      onBlur={({ currentTarget }) => setPaused(currentTarget.matches(':hover'))}
    >
      <Icon path={ICONS[kind]} />
      <span>
        {from ? <strong>{from}</strong> : null}
        {toast.text}
      </span>
      <button type="button" aria-label={i18n._('toast.dismiss')} onClick={onDismiss}>
        <Icon path={X} />
      </button>
    </div>
  );
}

import CircleAlert from 'virtual:icon/circle-alert';
import CircleCheck from 'virtual:icon/circle-check';
import Info from 'virtual:icon/info';
import TriangleAlert from 'virtual:icon/triangle-alert';
import X from 'virtual:icon/x';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { deskOf, type ShownToast } from '../../../store/areas/areaState';
import { useStores, useTexts } from '../../element/elementContext';
import { Icon } from '../../firstPaint/Icon';

/** How long a note stays, in ms; what went wrong stays longer. */
const STAY = { info: 6000, success: 6000, warning: 10_000, error: 10_000 };

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Notes of areas in the top layer, read out politely, each with a way to dismiss it. */
export function Toasts() {
  const desk = deskOf(useStores());
  const toasts = useStore(desk, (state) => state.toasts);
  const stack = useRef<HTMLDivElement>(null);
  /** What had the focus before it came to the notes. */
  const before = useRef<EventTarget>(null);
  const any = toasts.length > 0;
  useLayoutEffect(() => {
    if (any && !stack.current?.matches(':popover-open')) stack.current?.showPopover();
    if (!any && stack.current?.matches(':popover-open')) stack.current.hidePopover();
  }, [any]);
  const end = (id: number) =>
    desk.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }));
  function dismiss(id: number, { currentTarget: button, detail }: MouseEvent<HTMLButtonElement>) {
    const buttons = [...(stack.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(button);
    // Whoever has clicked goes on with what they were at; a key's click has no detail.
    const next = detail ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
    if (button.matches(':focus')) (next ?? (before.current as HTMLElement | null))?.focus();
    end(id);
  }
  return (
    <div
      ref={stack}
      className="toasts"
      popover="manual"
      role="status"
      onFocus={({ relatedTarget: from }) => {
        if (!stack.current?.contains(from as Node | null)) before.current = from;
      }}
    >
      {toasts.map((toast) => (
        <Note
          key={toast.id}
          toast={toast}
          onEnd={() => end(toast.id)}
          onDismiss={(event) => dismiss(toast.id, event)}
        />
      ))}
    </div>
  );
}

interface NoteProps {
  toast: ShownToast;
  /** Its time is over. */
  onEnd(): void;
  onDismiss(event: MouseEvent<HTMLButtonElement>): void;
}

function Note({ toast, onEnd, onDismiss }: NoteProps) {
  const i18n = useTexts();
  const kind = Object.hasOwn(STAY, toast.kind) ? toast.kind : 'info';
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end.current(), STAY[kind]);
    return () => clearTimeout(timer);
  }, [held, kind]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the note only waits while someone is on it
    <div
      className="toast"
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon path={ICONS[kind]} />
      <span>{toast.text}</span>
      <button type="button" aria-label={i18n._('toast.dismiss')} onClick={onDismiss}>
        <Icon path={X} />
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../store/areaDesk';
import { useStores, useTexts } from '../kit/context';
import { useShell } from '../shell/shellContext';

/** Asks before an area with unsaved work is left, by whatever way. */
export function LeaveGuard() {
  const i18n = useTexts();
  const router = useShell();
  const desk = deskOf(useStores());
  const dirty = useStore(desk, (state) => state.dirty);
  const [wanted, setWanted] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (dirty === undefined) return;
    const stay = router.guard((path) => {
      if (isBelow(path, dirty)) return true;
      setWanted(path);
      return false;
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      stay();
      removeEventListener('beforeunload', warn);
    };
  }, [dirty, router]);

  useEffect(() => {
    if (wanted !== undefined) dialog.current?.showModal();
  }, [wanted]);

  if (wanted === undefined) return null;
  const leave = () => {
    desk.setState({ dirty: undefined });
    setWanted(undefined);
    router.navigate(wanted, { force: true });
  };
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      onClose={() => setWanted(undefined)}
    >
      <h2 id="leave-title">{i18n._('leave.title')}</h2>
      <p id="leave-text">{i18n._('leave.text')}</p>
      <div className="actions">
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {i18n._('leave.stay')}
        </button>
        <button type="button" className="primary" onClick={leave}>
          {i18n._('leave.leave')}
        </button>
      </div>
    </dialog>
  );
}

const isBelow = (path: string, area: string) => /^\/([^/?]*)/.exec(path)?.[1] === area;

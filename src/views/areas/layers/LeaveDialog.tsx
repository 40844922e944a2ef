import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../../store/areas/areaState';
import { answerLeave } from '../../../store/areas/leaveConfirmation';
import { useStores, useTexts } from '../../element/elementContext';

/** Asks before an area with unsaved work is left. */
export function LeaveDialog() {
  const i18n = useTexts();
  const desk = deskOf(useStores());
  const leaving = useStore(desk, (state) => state.leaving);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (leaving !== undefined && !dialog.current?.open) dialog.current?.showModal();
  }, [leaving]);

  if (leaving === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      // Told late: meanwhile another question may have opened it again.
      onClose={({ currentTarget }) => currentTarget.open || answerLeave(desk, false)}
    >
      <h2 id="leave-title">{i18n._('leave.title')}</h2>
      <p id="leave-text">{i18n._('leave.text')}</p>
      <div className="actions">
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {i18n._('leave.stay')}
        </button>
        <button type="button" className="primary" onClick={() => answerLeave(desk, true)}>
          {i18n._('leave.leave')}
        </button>
      </div>
    </dialog>
  );
}

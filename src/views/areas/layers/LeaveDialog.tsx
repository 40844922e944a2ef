import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { areaStateOf } from '../../../store/areas/areaState';
import { settleLeave } from '../../../store/areas/leaveConfirmation';
import { useStores, useTexts } from '../../element/elementContext';

/** Asks for confirmation before the user leaves an area with unsaved work. */
export function LeaveDialog() {
  const i18n = useTexts();
  const areaState = areaStateOf(useStores());
  const leaveConfirmation = useStore(areaState, (state) => state.leaveConfirmation);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (leaveConfirmation !== undefined && !dialog.current?.open) dialog.current?.showModal();
  }, [leaveConfirmation]);

  if (leaveConfirmation === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      // The event is asynchronous: another confirmation may have opened the dialog again.
      onClose={({ currentTarget }) => currentTarget.open || settleLeave(areaState, false)}
    >
      <h2 id="leave-title">{i18n._('leave.title')}</h2>
      <p id="leave-text">{i18n._('leave.text')}</p>
      <div className="actions">
        <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
          {i18n._('leave.stay')}
        </button>
        <button type="button" className="primary" onClick={() => settleLeave(areaState, true)}>
          {i18n._('leave.leave')}
        </button>
      </div>
    </dialog>
  );
}

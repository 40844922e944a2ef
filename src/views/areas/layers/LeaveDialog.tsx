import { useRef } from 'react';
import { useStore } from 'zustand';
import { areaStateOf } from '../../../store/areas/areaState';
import { settleLeave } from '../../../store/areas/leaveConfirmation';
import { hasDraft } from '../../../store/areas/readDrafts';
import { userKey } from '../../../store/session/user/userRecord';
import { useSession, useStores, useTexts } from '../../element/elementContext';
import { useModal } from '../../kit/useModal';

/** Asks for confirmation before the user leaves an area with unsaved work. Stay has the focus. */
export function LeaveDialog() {
  const i18n = useTexts();
  const stores = useStores();
  const areaState = areaStateOf(stores);
  const dirty = useStore(areaState, (state) => state.dirty);
  const leaveConfirmation = useStore(areaState, (state) => state.leaveConfirmation);
  const user = useSession((state) => userKey(state.user));
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = () => settleLeave(areaState, false);
  useModal(dialog, { open: leaveConfirmation !== undefined, onCancel: stay });

  if (leaveConfirmation === undefined) return null;
  const keepsDraft = dirty !== undefined && hasDraft(stores.prefix, user, dirty);
  const unsaved = keepsDraft ? 'leave.kept' : 'leave.text';
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <h2 id="leave-title">{i18n._('leave.title')}</h2>
      <p id="leave-text">{i18n._(leaveConfirmation.losesDrafts ? 'leave.lost' : unsaved)}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={stay}>
          {i18n._('leave.stay')}
        </button>
        <button type="button" className="danger" onClick={() => settleLeave(areaState, true)}>
          {i18n._('leave.leave')}
        </button>
      </div>
    </dialog>
  );
}

import { useRef } from 'react';
import { useStore } from 'zustand';
import { areaStoreOf, type LeaveDialogState } from '../../../store/areas/areaStore';
import { hasDraft } from '../../../store/areas/storedDrafts';
import { answerLeaveDialog } from '../../../store/areas/unsavedWork';
import { userKey } from '../../../store/session/user/userRecord';
import { useSession, useStores, useTexts } from '../../element/elementContext';
import { useModal } from '../../kit/modal/useModal';
import { useVisibleShell } from './useVisibleShell';

/** Asks for confirmation before the user leaves an area with unsaved work. */
export function LeaveDialog() {
  const areaStore = areaStoreOf(useStores());
  const state = useStore(areaStore, ({ leaveDialog }) => leaveDialog);
  // Each question opens a dialog of its own, above a sign-in dialog that may cover the last one.
  return state && <OpenLeaveDialog key={state.id} state={state} />;
}

/**
 * The open dialog. Stay has the focus. It is a separate component, so that the dialog closes before React removes it:
 * a removed dialog does not restore the focus.
 */
function OpenLeaveDialog({ state }: { state: LeaveDialogState }) {
  const i18n = useTexts();
  const stores = useStores();
  const areaStore = areaStoreOf(stores);
  const dirty = useStore(areaStore, (areas) => areas.dirty);
  const user = useSession((session) => userKey(session.user));
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = () => answerLeaveDialog(areaStore, false);
  useModal(dialog, { open: true, onCancel: stay });
  useVisibleShell(state);

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
      <p id="leave-text">{i18n._(state.owner ? 'leave.lost' : unsaved)}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={stay}>
          {i18n._('leave.stay')}
        </button>
        <button type="button" className="danger" onClick={() => answerLeaveDialog(areaStore, true)}>
          {i18n._('leave.leave')}
        </button>
      </div>
    </dialog>
  );
}

import { useStore } from 'zustand';
import { areaStoreOf, type ShownToast } from '../../../store/areas/areaStore';
import { useStores } from '../../element/elementContext';
import { useAreaLabel } from '../useAreaLabel';

/**
 * The texts of the toasts for screen readers, which announce what is added to a live region, but not a region that
 * appears with its text. So it is always there, outside of the hidden popover.
 */
export function Announcements() {
  const toasts = useStore(areaStoreOf(useStores()), (state) => state.toasts);
  return (
    <div className="visually-hidden" role="status" aria-atomic="false">
      {toasts.map((toast) => (
        // A new node for each toast, so that an equal text is announced again.
        <Announcement key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Announcement({ toast: { from, text } }: { toast: ShownToast }) {
  const area = useAreaLabel(from);
  return <p>{area ? `${area}: ${text}` : text}</p>;
}

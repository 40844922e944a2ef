import { type MouseEvent, useState } from 'react';
import type { TimeOptions } from '../../../store/pickers/timeField';
import { useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import { Popup } from '../Popup';
import { useFieldState, usePicker } from '../pickerContext';
import type { DialogProps } from '../usePickerDialog';
import { type Drafts, TimeUnits } from './TimeUnits';
import time from './time.css?inline';

/** The dialog of the time picker. Changes apply immediately; Cancel restores the value it opened with. */
export default function TimeDialog(props: DialogProps) {
  const { open, close } = props;
  const i18n = useTexts();
  const { field } = usePicker<TimeOptions>();
  const { dialogKey } = useFieldState<TimeOptions>();
  const [draftsKey, setDraftsKey] = useState(dialogKey);
  const [drafts, setDrafts] = useState<Drafts>({});
  useStyles(time);
  if (dialogKey !== draftsKey) {
    setDraftsKey(dialogKey);
    setDrafts({});
  }

  function cancel() {
    field.cancel();
    close();
  }

  function clear() {
    setDrafts({});
    field.choose('');
  }

  /** Closes the dialog, or returns the focus to a number that is not accepted. */
  function apply({ currentTarget }: MouseEvent) {
    const invalid = currentTarget.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) invalid.focus();
    else close();
  }

  return (
    <Popup {...props} onEscape={cancel}>
      {open ? (
        <TimeUnits
          drafts={drafts}
          onDraft={(unit, draft) => setDrafts((all) => ({ ...all, [unit]: draft }))}
        />
      ) : null}
      <div className="actions">
        <button type="button" className="quiet" onClick={clear}>
          {i18n._('picker.clear')}
        </button>
        <span className="gap" />
        <button type="button" className="quiet" onClick={cancel}>
          {i18n._('picker.cancel')}
        </button>
        <button type="button" className="primary" onClick={apply}>
          {i18n._('picker.apply')}
        </button>
      </div>
    </Popup>
  );
}

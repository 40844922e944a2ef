import { type MouseEvent, useState } from 'react';
import type { TimeOptions } from '../../../store/pickers/timeField';
import { useTexts } from '../../element/elementContext';
import { useStyles } from '../../element/useStyles';
import type { DialogProps } from '../PickerField';
import { Popup } from '../Popup';
import { useFieldState, usePicker } from '../pickerContext';
import { type Drafts, TimeUnits } from './TimeUnits';
import time from './time.css?inline';

/** The dialog of the time picker: what is set acts at once, Cancel brings back what was before. */
export default function TimeDialog(props: DialogProps) {
  const { open, close } = props;
  const i18n = useTexts();
  const { field } = usePicker<TimeOptions>();
  const { begun } = useFieldState<TimeOptions>();
  const [shown, setShown] = useState(begun);
  const [drafts, setDrafts] = useState<Drafts>({});
  useStyles(time);
  if (begun !== shown) {
    setShown(begun);
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

  /** A number that is not accepted is gone back to. */
  function apply({ currentTarget }: MouseEvent) {
    const dialog = currentTarget.closest('[role="dialog"]');
    const wrong = dialog?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
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

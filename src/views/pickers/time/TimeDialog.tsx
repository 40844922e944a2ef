import { useState } from 'react';
import type { TimeOptions } from '../../../store/pickers/timeField';
import { useTexts } from '../../kit/context';
import type { DialogProps } from '../PickerField';
import { Popup } from '../Popup';
import { useFieldState, usePicker, usePickerStyles } from '../pickerContext';
import { TimeUnits } from './TimeUnits';
import time from './time.css?inline';

/** The dialog of the time picker: what is set acts at once, Cancel brings back what was before. */
export default function TimeDialog(props: DialogProps) {
  const { open, close } = props;
  const i18n = useTexts();
  const { field } = usePicker<TimeOptions>();
  const { value } = useFieldState<TimeOptions>();
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState(value);
  usePickerStyles(time);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBefore(value);
  }

  function cancel() {
    if (value !== before) field.choose(before);
    close();
  }

  return (
    <Popup {...props} onEscape={cancel}>
      {open ? <TimeUnits /> : null}
      <div className="actions">
        <button type="button" className="quiet" onClick={() => field.choose('')}>
          {i18n._('picker.clear')}
        </button>
        <span className="gap" />
        <button type="button" className="quiet" onClick={cancel}>
          {i18n._('picker.cancel')}
        </button>
        <button type="button" className="primary" onClick={() => close()}>
          {i18n._('picker.apply')}
        </button>
      </div>
    </Popup>
  );
}

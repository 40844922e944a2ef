import { useState } from 'react';
import type { DialogProps } from '../PickerField';
import { Popup } from '../Popup';
import { usePicker, usePickerStyles } from '../pickerContext';
import calendar from './calendar.css?inline';
import { DateContent } from './DateContent';

/** The dialog of the date picker; each time it opens, it begins anew. */
export default function DateDialog(props: DialogProps) {
  const { open, close } = props;
  const { field } = usePicker();
  const [opened, setOpened] = useState({ open: false, count: 0, before: '' });
  usePickerStyles(calendar);
  if (open !== opened.open) {
    const { value } = field.store.getState();
    setOpened(open ? { open, count: opened.count + 1, before: value } : { ...opened, open });
  }

  function cancel() {
    if (field.store.getState().value !== opened.before) field.choose(opened.before);
    close();
  }

  return (
    <Popup {...props} onEscape={cancel}>
      {opened.count ? <DateContent key={opened.count} close={close} cancel={cancel} /> : null}
    </Popup>
  );
}

import { useStyles } from '../../element/useStyles';
import { Popup } from '../Popup';
import { useFieldState, usePicker } from '../pickerContext';
import type { DialogProps } from '../usePickerDialog';
import calendar from './calendar.css?inline';
import { DateContent } from './DateContent';
import presets from './presets.css?inline';

/** The dialog of the date picker. Its state is reset when it opens and when the page sets another value. */
export default function DateDialog(props: DialogProps) {
  const { close } = props;
  const { field } = usePicker();
  const { dialogKey } = useFieldState();
  useStyles(calendar);
  useStyles(presets);

  function cancel() {
    field.cancel();
    close();
  }

  return (
    <Popup {...props} onEscape={cancel}>
      {dialogKey ? <DateContent key={dialogKey} close={close} cancel={cancel} /> : null}
    </Popup>
  );
}

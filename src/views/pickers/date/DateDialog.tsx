import { useStyles } from '../../element/useStyles';
import type { DialogProps } from '../PickerField';
import { Popup } from '../Popup';
import { useFieldState, usePicker } from '../pickerContext';
import calendar from './calendar.css?inline';
import { DateContent } from './DateContent';

/** The dialog of the date picker; it begins anew when it opens, and with a new value of the page's. */
export default function DateDialog(props: DialogProps) {
  const { close } = props;
  const { field } = usePicker();
  const { begun } = useFieldState();
  useStyles(calendar);

  function cancel() {
    field.cancel();
    close();
  }

  return (
    <Popup {...props} onEscape={cancel}>
      {begun ? <DateContent key={begun} close={close} cancel={cancel} /> : null}
    </Popup>
  );
}

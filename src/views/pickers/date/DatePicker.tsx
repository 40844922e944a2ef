import Calendar from 'virtual:icon/calendar';
import english from '../../../locales/en/pickers.json';
import { addEnglish } from '../../../locales/english';
import type { DateOptions } from '../../../store/pickers/dateField';
import { formatRange, parseIsoRange } from '../../../store/pickers/dateRange';
import { dateFormat, formatDate } from '../../../store/pickers/dateText';
import { useTexts } from '../../element/elementContext';
import { PickerField } from '../PickerField';
import { useFieldState } from '../pickerContext';

addEnglish(english);

const load = () => import('./DateDialog');

/** The field of a day or a range; the calendar is in the dialog. */
export function DatePicker() {
  const i18n = useTexts();
  const { options, locale, value } = useFieldState<DateOptions>();
  const range = parseIsoRange(value);
  const pattern = dateFormat(i18n._('picker.dateFormat'), locale);
  const text = range ? formatRange(range, locale) : value && formatDate(value, locale);
  return (
    <PickerField
      text={text}
      pattern={options.range ? `${pattern} – ${pattern}` : pattern}
      name={options.range ? i18n._('picker.range') : i18n._('picker.date')}
      opener={i18n._('picker.chooseDate')}
      icon={Calendar}
      load={load}
    />
  );
}

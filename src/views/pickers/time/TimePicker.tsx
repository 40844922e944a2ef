import Clock from 'virtual:icon/clock';
import english from '../../../locales/en/pickers.json';
import { addEnglish } from '../../../locales/english';
import type { TimeOptions } from '../../../store/pickers/timeField';
import { readTime } from '../../../store/pickers/timeOfDay';
import { formatTime } from '../../../store/pickers/timeText';
import { useTexts } from '../../element/elementContext';
import { PickerField } from '../PickerField';
import { useFieldState } from '../pickerContext';

addEnglish(english);

const load = () => import('./TimeDialog');

/** The time whose format is the placeholder. */
const EXAMPLE = { hour: 14, minute: 30, second: 0 };

/** The view of `<backoffice-time-picker>`. */
export function TimePicker() {
  const i18n = useTexts();
  const { options, locale, value } = useFieldState<TimeOptions>();
  const time = readTime(value);
  const style = { ...options, locale };
  return (
    <PickerField
      text={time ? formatTime(time, style) : ''}
      pattern={formatTime(EXAMPLE, style).replace(/\d/g, '–')}
      name={i18n._('picker.time')}
      opener={i18n._('picker.chooseTime')}
      icon={Clock}
      load={load}
    />
  );
}

import Clock from 'virtual:icon/clock';
import english from '../../../locales/en/pickers.json';
import { addEnglish } from '../../../locales/english';
import type { TimeOptions } from '../../../store/pickers/timeField';
import { parseIsoTime } from '../../../store/pickers/timeOfDay';
import { formatTime, timePattern } from '../../../store/pickers/timeText';
import { useTexts } from '../../element/elementContext';
import { PickerField } from '../PickerField';
import { useFieldState } from '../pickerContext';

addEnglish(english);

const load = () => import('./TimeDialog');

/** The view of `<backoffice-time-picker>`. */
export function TimePicker() {
  const i18n = useTexts();
  const { options, locale, value } = useFieldState<TimeOptions>();
  const time = parseIsoTime(value);
  const style = { ...options, locale };
  return (
    <PickerField
      text={time ? formatTime(time, style) : ''}
      pattern={timePattern(style)}
      name={i18n._('picker.time')}
      opener={i18n._('picker.chooseTime')}
      icon={Clock}
      load={load}
    />
  );
}

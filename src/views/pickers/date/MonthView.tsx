import { GREGORIAN } from '../../../store/pickers/dateText';
import {
  addMonths,
  type IsoDate,
  monthOf,
  startOfMonth,
  today,
  toUtc,
  yearOf,
} from '../../../store/pickers/isoDate';
import { useTexts } from '../../element/elementContext';
import { useFieldState } from '../pickerContext';
import { Caption } from './Caption';
import { ChoiceGrid } from './ChoiceGrid';

interface Props {
  /** The month that can receive the focus. */
  active: IsoDate;
  selected?: IsoDate;
  min: IsoDate;
  max: IsoDate;
  onMove(month: IsoDate): void;
  onShowYears(): void;
  onSelect(month: IsoDate): void;
}

/** The twelve months of a year. */
export function MonthView({ active, selected, min, max, onMove, onShowYears, onSelect }: Props) {
  const i18n = useTexts();
  const { locale } = useFieldState();
  const year = yearOf(active);
  const format = new Intl.DateTimeFormat(locale, { month: 'short', ...GREGORIAN });
  const choices = Array.from({ length: 12 }, (_, index) => {
    const month = monthAt(active, year * 12 + index);
    const disabled = month < startOfMonth(min) || month > max;
    return { key: year * 12 + index, label: format.format(toUtc(month)), disabled };
  });
  const moveByYears = (count: number) => () => onMove(addMonths(active, count * 12));
  return (
    <div className="view">
      <Caption
        text={String(year).padStart(4, '0')}
        up={{ label: i18n._('picker.chooseYear'), onPress: onShowYears }}
        previous={{
          label: i18n._('picker.previousYear'),
          onPress: year > yearOf(min) ? moveByYears(-1) : undefined,
        }}
        next={{
          label: i18n._('picker.nextYear'),
          onPress: year < yearOf(max) ? moveByYears(1) : undefined,
        }}
      />
      <ChoiceGrid
        label={i18n._('picker.chooseMonth')}
        choices={choices}
        active={indexOf(active)}
        selected={selected ? indexOf(selected) : undefined}
        current={indexOf(today())}
        onMove={(index) => onMove(monthAt(active, index))}
        onSelect={(index) => onSelect(monthAt(active, index))}
      />
    </div>
  );
}

/** Number of months since year 0. */
const indexOf = (month: IsoDate) => yearOf(month) * 12 + monthOf(month) - 1;
const monthAt = (from: IsoDate, index: number) => addMonths(from, index - indexOf(from));

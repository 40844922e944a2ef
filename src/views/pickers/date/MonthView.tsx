import {
  addMonths,
  endOfMonth,
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
  /** The month that keys start from. */
  at: IsoDate;
  chosen?: IsoDate;
  min: IsoDate;
  max: IsoDate;
  onMove(month: IsoDate): void;
  onUp(): void;
  onChoose(month: IsoDate): void;
}

/** The months of a year. */
export function MonthView({ at, chosen, min, max, onMove, onUp, onChoose }: Props) {
  const i18n = useTexts();
  const { locale } = useFieldState();
  const year = yearOf(at);
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const choices = Array.from({ length: 12 }, (_, index) => {
    const month = monthAt(at, year * 12 + index);
    const disabled = month < startOfMonth(min) || month > max;
    return { key: year * 12 + index, label: name.format(toUtc(month)), disabled };
  });
  const turnYear = (count: number) => () => onMove(addMonths(at, count * 12));
  return (
    <div className="view">
      <Caption
        text={String(year).padStart(4, '0')}
        up={{ label: i18n._('picker.chooseYear'), go: onUp }}
        previous={{
          label: i18n._('picker.previousYear'),
          go: year > yearOf(min) ? turnYear(-1) : undefined,
        }}
        next={{
          label: i18n._('picker.nextYear'),
          go: year < yearOf(max) ? turnYear(1) : undefined,
        }}
      />
      <ChoiceGrid
        label={i18n._('picker.chooseMonth')}
        choices={choices}
        at={indexOf(at)}
        chosen={chosen ? indexOf(chosen) : undefined}
        current={indexOf(today())}
        onMove={(index) => {
          const month = monthAt(at, index);
          if (endOfMonth(month) >= min && month <= max) onMove(month);
        }}
        onChoose={(index) => onChoose(monthAt(at, index))}
      />
    </div>
  );
}

/** Months counted from the year 0. */
const indexOf = (month: IsoDate) => yearOf(month) * 12 + monthOf(month) - 1;
const monthAt = (from: IsoDate, index: number) => addMonths(from, index - indexOf(from));

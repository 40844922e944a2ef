import { type IsoDate, LAST_DAY, today, yearOf } from '../../../store/pickers/isoDate';
import { useTexts } from '../../element/elementContext';
import { Caption } from './Caption';
import { ChoiceGrid } from './ChoiceGrid';

interface Props {
  /** The year that can receive the focus. */
  active: number;
  selected?: number;
  min: IsoDate;
  max: IsoDate;
  onMove(year: number): void;
  onSelect(year: number): void;
}

/** Years on a page. */
const PAGE_SIZE = 12;

/** A page of twelve years; the last page ends with the year 9999. */
export function YearView({ active, selected, min, max, onMove, onSelect }: Props) {
  const i18n = useTexts();
  const [from, to] = [yearOf(min), yearOf(max)];
  const pageStart = Math.floor((active - 1) / PAGE_SIZE) * PAGE_SIZE + 1;
  const first = Math.min(pageStart, yearOf(LAST_DAY) - PAGE_SIZE + 1);
  const last = first + PAGE_SIZE - 1;
  const format = (year: number) => String(year).padStart(4, '0');
  const choices = Array.from({ length: PAGE_SIZE }, (_, index) => {
    const year = first + index;
    return { key: year, label: format(year), disabled: year < from || year > to };
  });
  return (
    <div className="view">
      <Caption
        text={`${format(first)} – ${format(last)}`}
        previous={{
          label: i18n._('picker.previousYears'),
          onPress: first > from ? () => onMove(Math.max(from, active - PAGE_SIZE)) : undefined,
        }}
        next={{
          label: i18n._('picker.nextYears'),
          onPress: last < to ? () => onMove(Math.min(to, active + PAGE_SIZE)) : undefined,
        }}
      />
      <ChoiceGrid
        label={i18n._('picker.chooseYear')}
        choices={choices}
        active={active}
        selected={selected}
        current={yearOf(today())}
        onMove={(year) => onMove(Math.min(to, Math.max(from, year)))}
        onSelect={onSelect}
      />
    </div>
  );
}

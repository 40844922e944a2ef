import { type IsoDate, LAST_DAY, today, yearOf } from '../../../store/pickers/isoDate';
import { useTexts } from '../../element/elementContext';
import { Caption } from './Caption';
import { ChoiceGrid } from './ChoiceGrid';

interface Props {
  /** The year that keys start from. */
  at: number;
  chosen?: number;
  min: IsoDate;
  max: IsoDate;
  onMove(year: number): void;
  onChoose(year: number): void;
}

/** Years on a page. */
const PAGE = 12;

/** Twelve years; the last page ends with the last year there is. */
export function YearView({ at, chosen, min, max, onMove, onChoose }: Props) {
  const i18n = useTexts();
  const [from, to] = [yearOf(min), yearOf(max)];
  const first = Math.min(Math.floor((at - 1) / PAGE) * PAGE + 1, yearOf(LAST_DAY) - PAGE + 1);
  const last = first + PAGE - 1;
  const write = (year: number) => String(year).padStart(4, '0');
  const choices = Array.from({ length: PAGE }, (_, index) => {
    const year = first + index;
    return { key: year, label: write(year), disabled: year < from || year > to };
  });
  return (
    <div className="view">
      <Caption
        text={`${write(first)} – ${write(last)}`}
        previous={{
          label: i18n._('picker.previousYears'),
          go: first > from ? () => onMove(Math.max(from, at - PAGE)) : undefined,
        }}
        next={{
          label: i18n._('picker.nextYears'),
          go: last < to ? () => onMove(Math.min(to, at + PAGE)) : undefined,
        }}
      />
      <ChoiceGrid
        label={i18n._('picker.chooseYear')}
        choices={choices}
        at={at}
        chosen={chosen}
        current={yearOf(today())}
        onMove={(year) => {
          if (year >= from && year <= to) onMove(year);
        }}
        onChoose={onChoose}
      />
    </div>
  );
}

import { useMemo, useState } from 'react';
import { type DateOptions, isSelectable } from '../../../store/pickers/dateField';
import {
  formatRange,
  type PartialRange,
  parseIsoRange,
  toIsoRange,
  wholeRange,
} from '../../../store/pickers/dateRange';
import { formatDate } from '../../../store/pickers/dateText';
import {
  FIRST_DAY,
  type IsoDate,
  LAST_DAY,
  startOfMonth,
  today,
} from '../../../store/pickers/isoDate';
import { useTexts } from '../../element/elementContext';
import { useFieldState, usePicker } from '../pickerContext';
import { Calendar } from './Calendar';
import { Presets, usePresets } from './Presets';

interface Props {
  close(): void;
  cancel(): void;
}

/** The content of the date dialog: a single day is applied immediately, a range by its Apply button. */
export function DateContent({ close, cancel }: Props) {
  const { field } = usePicker<DateOptions>();
  const { options, value, locale } = useFieldState<DateOptions>();
  const { range } = options;
  const [draft, setDraft] = useState<PartialRange | undefined>(() => parseIsoRange(value));
  const presets = usePresets(options);
  const [customRange, setCustomRange] = useState(
    () => presets.every((preset) => preset.value !== value) && !!value,
  );
  const selected = range ? draft : value ? { from: value } : undefined;
  const [start] = useState(() => firstMonth(selected?.from ?? today(), options));
  const hasPresets = range && presets.length > 0;
  const hasCalendar = !hasPresets || customRange;

  function choose(next: string) {
    field.choose(next);
    close();
  }

  return (
    <>
      <div className="date" data-presets={hasPresets || undefined}>
        {hasPresets ? (
          <Presets
            presets={presets}
            value={value}
            expanded={hasCalendar}
            onChoose={choose}
            onCustomRange={() => setCustomRange(true)}
          />
        ) : null}
        {hasCalendar ? (
          <Calendar
            start={start}
            selected={selected}
            onSelect={(selected) => (range ? setDraft(selected) : choose(selected.from))}
          />
        ) : null}
      </div>
      {range ? (
        <RangeActions
          text={draft && textOf(draft, locale)}
          // The dialog stays open: another range often follows.
          onClear={() => {
            setDraft(undefined);
            field.choose('');
          }}
          onCancel={cancel}
          onApply={() => choose(draft ? toIsoRange(wholeRange(draft)) : '')}
        />
      ) : (
        <DayActions onChoose={choose} />
      )}
    </>
  );
}

function DayActions({ onChoose }: { onChoose(value: string): void }) {
  const i18n = useTexts();
  const { options } = useFieldState<DateOptions>();
  const now = useMemo(today, []);
  return (
    <div className="actions">
      <button
        type="button"
        className="quiet"
        disabled={!isSelectable(now, options)}
        onClick={() => onChoose(now)}
      >
        {i18n._('picker.today')}
      </button>
      <button type="button" className="quiet" onClick={() => onChoose('')}>
        {i18n._('picker.clear')}
      </button>
    </div>
  );
}

interface RangeActionsProps {
  /** The range being chosen, formatted. */
  text?: string;
  onClear(): void;
  onCancel(): void;
  onApply(): void;
}

function RangeActions({ text, onClear, onCancel, onApply }: RangeActionsProps) {
  const i18n = useTexts();
  return (
    <div className="actions">
      <button type="button" className="quiet" onClick={onClear}>
        {i18n._('picker.clear')}
      </button>
      <output className="gap">
        <bdi dir="ltr">{text}</bdi>
      </output>
      <button type="button" className="quiet" onClick={onCancel}>
        {i18n._('picker.cancel')}
      </button>
      <button type="button" className="primary" onClick={onApply}>
        {i18n._('picker.apply')}
      </button>
    </div>
  );
}

/** Returns the month shown first: that of the day, or of the nearest bound. */
function firstMonth(day: IsoDate, { min = FIRST_DAY, max = LAST_DAY }: DateOptions): IsoDate {
  return startOfMonth(day < min ? min : day > max ? max : day);
}

function textOf({ from, to }: PartialRange, locale: string): string {
  return to ? formatRange({ from, to }, locale) : `${formatDate(from, locale)} – …`;
}

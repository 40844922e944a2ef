import { useMemo, useState } from 'react';
import { type DateOptions, isFree } from '../../../store/pickers/dateField';
import {
  between,
  type Draft,
  formatRange,
  readRange,
  writeRange,
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

/** The calendar with its buttons: a single day acts at once, a range when it is applied. */
export function DateContent({ close, cancel }: Props) {
  const i18n = useTexts();
  const { field } = usePicker<DateOptions>();
  const { options, value, locale } = useFieldState<DateOptions>();
  const { range, min = FIRST_DAY, max = LAST_DAY } = options;
  const [draft, setDraft] = useState<Draft | undefined>(() => readRange(value));
  const presets = usePresets(options);
  const [custom, setCustom] = useState(
    () => presets.every((preset) => !preset.chosen(value)) && !!value,
  );
  const chosen = range ? draft : value ? { from: value, to: value } : undefined;
  const now = useMemo(today, []);
  const [start] = useState(() => {
    const day = chosen?.from ?? now;
    return startOfMonth(day < min ? min : day > max ? max : day);
  });
  const shown = !range || custom || presets.length === 0;

  function choose(next: string) {
    field.choose(next);
    close();
  }

  function pick(day: IsoDate) {
    if (!range) return choose(day);
    setDraft(draft && !draft.to ? between(draft.from, day) : { from: day });
  }

  function clear() {
    if (!range) return choose('');
    // The calendar stays: another range is often what follows.
    setDraft(undefined);
    field.choose('');
  }

  const whole = draft && { from: draft.from, to: draft.to ?? draft.from };
  return (
    <>
      <div className="date" data-presets={(range && presets.length > 0) || undefined}>
        {range && presets.length > 0 ? (
          <Presets
            presets={presets}
            value={value}
            open={shown}
            onChoose={choose}
            onCustom={() => setCustom(true)}
          />
        ) : null}
        {shown ? <Calendar start={start} chosen={chosen} onPick={pick} /> : null}
      </div>
      <div className="actions">
        {range ? null : (
          <button
            type="button"
            className="quiet"
            disabled={!isFree(now, options)}
            onClick={() => choose(now)}
          >
            {i18n._('picker.today')}
          </button>
        )}
        <button type="button" className="quiet" onClick={clear}>
          {i18n._('picker.clear')}
        </button>
        {range ? (
          <>
            <output className="gap">
              <bdi dir="ltr">
                {draft?.to ? formatRange({ from: draft.from, to: draft.to }, locale) : null}
                {draft && !draft.to ? `${formatDate(draft.from, locale)} – …` : null}
              </bdi>
            </output>
            <button type="button" className="quiet" onClick={cancel}>
              {i18n._('picker.cancel')}
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => choose(whole ? writeRange(whole) : '')}
            >
              {i18n._('picker.apply')}
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}

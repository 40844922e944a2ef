import { useEffect, useMemo, useRef } from 'react';
import { labelOf, type Translate } from '../../../locales/i18n';
import { type DateOptions, isFree } from '../../../store/pickers/dateField';
import { writeRange } from '../../../store/pickers/dateRange';
import { today } from '../../../store/pickers/isoDate';
import { isChosen, PRESETS, type PresetName, rangeOf } from '../../../store/pickers/presets';
import { useTexts } from '../../element/elementContext';

/** A preset as it is offered at this moment. */
interface Offered {
  label: string;
  value: string;
  /** False where it reaches beyond the bounds. */
  free: boolean;
  chosen(value: string): boolean;
}

/** The presets of the integrator, else the built-in ones. */
export function usePresets(options: DateOptions): Offered[] {
  const i18n = useTexts();
  return useMemo(() => {
    if (!options.range) return [];
    const now = today();
    const given = options.presets?.map((preset) => ({
      label: labelOf(i18n, preset),
      range: rangeOf(preset),
    }));
    const own = (Object.keys(PRESETS) as PresetName[]).map((name) => ({
      label: nameOf(i18n, name),
      range: PRESETS[name](now),
    }));
    return (given ?? own).flatMap(({ label, range }) => {
      if (!range) return [];
      const free = isFree(range.from, options) && isFree(range.to, options);
      const chosen = (value: string) => isChosen(range, value);
      return [{ label, value: writeRange(range), free, chosen }];
    });
  }, [options, i18n]);
}

interface Props {
  presets: Offered[];
  value: string;
  /** Whether the calendar is shown. */
  open: boolean;
  onChoose(value: string): void;
  onCustom(): void;
}

/** The list of ranges with a name, and at its end the way to the calendar (§2, Sign-in). */
export function Presets({ presets, value, open, onChoose, onCustom }: Props) {
  const i18n = useTexts();
  const list = useRef<HTMLFieldSetElement>(null);
  const current = presets.findIndex((preset) => preset.chosen(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (open) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)');
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (pressed ?? buttons?.[0])?.focus({ preventScroll: true });
  }, []);

  return (
    <fieldset className="presets" aria-label={i18n._('picker.presets')} ref={list}>
      {presets.map((preset, index) => (
        <button
          type="button"
          key={preset.label}
          aria-pressed={index === current}
          disabled={!preset.free}
          onClick={() => onChoose(preset.value)}
        >
          {preset.label}
        </button>
      ))}
      <button type="button" aria-expanded={open} onClick={onCustom}>
        {i18n._('picker.custom')}
      </button>
    </fieldset>
  );
}

function nameOf(i18n: Translate, name: PresetName): string {
  const names: Record<PresetName, string> = {
    today: i18n._('picker.today'),
    yesterday: i18n._('picker.yesterday'),
    last7: i18n._('picker.last7'),
    last30: i18n._('picker.last30'),
    thisMonth: i18n._('picker.thisMonth'),
    lastMonth: i18n._('picker.lastMonth'),
  };
  return names[name];
}

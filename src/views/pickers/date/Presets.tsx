import { useEffect, useMemo, useRef } from 'react';
import { labelOf, type Translate } from '../../../locales/i18n';
import { type DateOptions, isSelectable } from '../../../store/pickers/dateField';
import { toIsoRange } from '../../../store/pickers/dateRange';
import { today } from '../../../store/pickers/isoDate';
import { PRESETS, type PresetName, rangeOf } from '../../../store/pickers/presets';
import { useTexts } from '../../element/elementContext';

/** A preset with its range computed and checked against the bounds. */
interface ResolvedPreset {
  /** The label before its translation, or the name of a built-in preset. */
  id: string;
  label: string;
  value: string;
  /** True when an end of the range is out of bounds or disabled. */
  disabled: boolean;
}

/** Returns the integrator's presets, or the built-in ones; none for a picker of single days. */
export function usePresets(options: DateOptions): ResolvedPreset[] {
  const i18n = useTexts();
  const presets = useMemo(() => {
    if (!options.range) return [];
    const now = today();
    const custom = options.presets?.map((preset) => ({ id: preset.label, range: rangeOf(preset) }));
    const builtIn = NAMES.map((name) => ({ id: name, range: PRESETS[name](now) }));
    return (custom ?? builtIn).flatMap(({ id, range }) => {
      if (!range) return [];
      const disabled = !isSelectable(range.from, options) || !isSelectable(range.to, options);
      return [{ id, value: toIsoRange(range), disabled }];
    });
  }, [options]);
  // Not remembered: the texts of a language may arrive while the dialog is open.
  return presets.map((preset) => ({
    ...preset,
    label: options.presets
      ? labelOf(i18n, { label: preset.id })
      : nameOf(i18n, preset.id as PresetName),
  }));
}

const NAMES = Object.keys(PRESETS) as PresetName[];

interface Props {
  presets: ResolvedPreset[];
  value: string;
  /** Whether the calendar is shown. */
  expanded: boolean;
  onChoose(value: string): void;
  onCustomRange(): void;
}

/** The list of named ranges, with a last button that shows the calendar. */
export function Presets({ presets, value, expanded, onChoose, onCustomRange }: Props) {
  const i18n = useTexts();
  const list = useRef<HTMLFieldSetElement>(null);
  const current = presets.findIndex((preset) => preset.value === value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    if (expanded) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)');
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (pressed ?? buttons?.[0])?.focus();
  }, []);

  return (
    <fieldset className="presets" aria-label={i18n._('picker.presets')} ref={list}>
      {presets.map((preset, index) => (
        <button
          type="button"
          key={preset.id}
          aria-pressed={index === current}
          disabled={preset.disabled}
          onClick={() => onChoose(preset.value)}
        >
          {preset.label}
        </button>
      ))}
      <button type="button" aria-expanded={expanded} onClick={onCustomRange}>
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

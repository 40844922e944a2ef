import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DateOptions } from '../../../store/pickers/dateField';
import { type DayMove, moveDay } from '../../../store/pickers/dayMoves';
import { type IsoDate, startOfMonth } from '../../../store/pickers/isoDate';
import { weekRulesOf } from '../../../store/pickers/weekRules';
import { useFieldState, usePicker } from '../pickerContext';

/**
 * Returns a capturing key handler for Page Up, Page Down, Home and End, which move to the nearest
 * selectable day. With bounds or disabled days, react-day-picker would skip months or not move. It
 * handles all other keys.
 */
export function useDayKeys(showMonth: (month: IsoDate) => void) {
  const { host } = usePicker();
  const { options, locale } = useFieldState<DateOptions>();
  const pendingFocus = useRef<IsoDate>(undefined);
  const findButton = (day: IsoDate) =>
    host.shadowRoot?.querySelector<HTMLElement>(`[data-day="${day}"] button`);

  // Runs after the library's own effects, which would focus the selected day of the new month.
  useEffect(() => {
    if (!pendingFocus.current) return;
    findButton(pendingFocus.current)?.focus();
    pendingFocus.current = undefined;
  });

  return (event: KeyboardEvent) => {
    const day = (event.target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;
    const move = moveOf(event);
    if (!day || !move) return;
    event.preventDefault();
    event.stopPropagation();
    const target = moveDay(day, move, options, weekRulesOf(locale).firstDay);
    const button = findButton(target);
    if (button) return button.focus();
    pendingFocus.current = target;
    showMonth(startOfMonth(target));
  };
}

function moveOf({ key, shiftKey }: KeyboardEvent): DayMove | undefined {
  const months = shiftKey ? 12 : 1;
  const moves: Record<string, DayMove> = {
    PageUp: { months: -months },
    PageDown: { months },
    Home: { week: 'start' },
    End: { week: 'end' },
  };
  return moves[key];
}

import { useState } from 'react';
import { type TimeOptions, timeRules } from '../../../store/pickers/timeField';
import {
  boundsOf,
  carry,
  hourOf12,
  parseIsoTime,
  step,
  type Time,
  type TimeAndDay,
  toIsoTime,
  type Unit,
} from '../../../store/pickers/timeOfDay';
import { useTexts } from '../../element/elementContext';
import { faultText } from '../faultText';
import { useFieldState, usePicker } from '../pickerContext';

const MIDNIGHT: Time = { hour: 0, minute: 0, second: 0 };
/** Hours between a time in the morning and the same time in the afternoon. */
const HALF_DAY = 12;

/** State and actions of the time dialog's number fields. */
export function useTimeUnits() {
  const i18n = useTexts();
  const { host, field } = usePicker<TimeOptions>();
  const state = useFieldState<TimeOptions>();
  const { options, value } = state;
  const { meridian, seconds, steps } = options;
  /** Message about the bound that an arrow stopped at. */
  const [boundMessage, setBoundMessage] = useState<string>();
  /** The value that was carried to the next day, until its hour is set or the value changes. */
  const [nextDay, setNextDay] = useState<string>();
  const known = parseIsoTime(value);
  const time = known ?? MIDNIGHT;
  const afternoon = time.hour >= HALF_DAY;

  function set(unit: Unit, { time, dayOffset }: TimeAndDay) {
    setBoundMessage(undefined);
    const next = toIsoTime(time, seconds);
    const day = unit !== 'hour' && value === nextDay ? 1 : 0;
    const offset = day + dayOffset > 0 ? 1 : 0;
    setNextDay(offset ? next : undefined);
    field.choose(next, offset);
  }

  /** Sets a unit to a typed number. Returns false if the number is out of bounds. */
  function setNumber(unit: Unit, count: number): boolean {
    const [from, to] = boundsOf(unit, meridian);
    if (!(count >= from && count <= to)) return false;
    const is12 = unit === 'hour' && meridian;
    set(unit, carry({ ...time, [unit]: is12 ? hourOf12(count, afternoon) : count }));
    return true;
  }

  /**
   * Steps a unit. A step does not leave the bounds, but may return into them; in an empty field it starts at
   * the bound.
   */
  function stepUnit(unit: Unit, direction: 1 | -1) {
    const next = step(time, unit, direction * steps[unit]);
    const fault = faultOf(next.time);
    if (fault && known && !field.fault()) return setBoundMessage(messageOf(fault));
    set(unit, known ? next : clamp(next.time));
  }

  function toggleMeridian() {
    const { time: other } = step(time, 'hour', HALF_DAY);
    set('hour', known ? { time: other, dayOffset: 0 } : clamp(other));
  }

  const faultOf = (time: Time) => timeRules.fault(toIsoTime(time, seconds), options);
  const messageOf = (fault: Parameters<typeof faultText>[3]) =>
    faultText(i18n, host.localName, state, fault);

  /** Returns the time, or the bound that it is beyond. */
  function clamp(time: Time): TimeAndDay {
    const fault = faultOf(time);
    const bound = fault && 'bound' in fault ? parseIsoTime(fault.bound) : undefined;
    return { time: bound ?? time, dayOffset: 0 };
  }

  const fault = field.fault();
  return {
    state,
    time,
    /** False while the field is empty, which makes `time` midnight. */
    hasValue: known !== undefined,
    afternoon,
    /** Message about the bounds of the value or of the last step. */
    message: boundMessage ?? (fault && fault.kind !== 'missing' ? messageOf(fault) : undefined),
    setNumber,
    stepUnit,
    toggleMeridian,
  };
}

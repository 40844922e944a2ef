import { useState } from 'react';
import { type TimeOptions, timeRules } from '../../../store/pickers/timeField';
import {
  boundsOf,
  type Carried,
  carry,
  hour12,
  hourOf12,
  readTime,
  step,
  type Time,
  twoDigits,
  type Unit,
  writeTime,
} from '../../../store/pickers/timeOfDay';
import { meridians } from '../../../store/pickers/timeText';
import { useTexts } from '../../element/elementContext';
import { faultText } from '../faultText';
import { useFieldState, usePicker } from '../pickerContext';
import { Spin, type Typed } from './Spin';

const MIDNIGHT: Time = { hour: 0, minute: 0, second: 0 };
const NOON_HOURS = 12;

/** Uncommitted text by unit. */
export type Drafts = Partial<Record<Unit, Typed>>;

interface Props {
  drafts: Drafts;
  onDraft(unit: Unit, draft?: Typed): void;
}

/** The number fields of hour, minute and second, and the AM/PM button. */
export function TimeUnits({ drafts, onDraft }: Props) {
  const i18n = useTexts();
  const { host, field } = usePicker<TimeOptions>();
  const state = useFieldState<TimeOptions>();
  const { options, locale, value } = state;
  const { meridian, seconds, steps } = options;
  /** Message about the bound that an arrow stopped at. */
  const [boundMessage, setBoundMessage] = useState<string>();
  /** The value that was carried to the next day, until its hour is set or the value changes. */
  const [nextDay, setNextDay] = useState<string>();
  const known = readTime(value);
  const time = known ?? MIDNIGHT;
  const afternoon = time.hour >= NOON_HOURS;
  const [am, pm] = meridians(locale);
  const names: Record<Unit, string> = {
    hour: i18n._('picker.hour'),
    minute: i18n._('picker.minute'),
    second: i18n._('picker.second'),
  };
  const units: Unit[] = seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];

  function set(unit: Unit, { time, dayOffset }: Carried) {
    setBoundMessage(undefined);
    const next = writeTime(time, seconds);
    const day = unit !== 'hour' && value === nextDay ? 1 : 0;
    const offset = day + dayOffset > 0 ? 1 : 0;
    setNextDay(offset ? next : undefined);
    field.choose(next, offset);
  }

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

  const faultOf = (time: Time) => timeRules.fault(writeTime(time, seconds), options);

  /** Returns the time, or the bound that it is beyond. */
  function clamp(time: Time): Carried {
    const fault = faultOf(time);
    const bound = fault && 'bound' in fault ? readTime(fault.bound) : undefined;
    return { time: bound ?? time, dayOffset: 0 };
  }

  function toggleMeridian() {
    const { time: other } = step(time, 'hour', NOON_HOURS);
    set('hour', known ? { time: other, dayOffset: 0 } : clamp(other));
  }

  const messageOf = (fault: Parameters<typeof faultText>[3]) =>
    faultText(i18n, host.localName, state, fault);
  const fault = field.fault();
  const refused = units.find((unit) => drafts[unit]?.refused);
  const problem = refused
    ? acceptedText(refused)
    : (boundMessage ?? (fault && fault.kind !== 'missing' ? messageOf(fault) : undefined));

  function acceptedText(unit: Unit) {
    const [from, to] = boundsOf(unit, meridian);
    return i18n._('picker.accepted', { name: names[unit], from, to });
  }

  return (
    <>
      <div className="units">
        {units.map((unit, index) => {
          const count = unit === 'hour' && meridian ? hour12(time.hour) : time[unit];
          return (
            <Spin
              key={unit}
              label={names[unit]}
              text={known ? twoDigits(count) : ''}
              bounds={boundsOf(unit, meridian)}
              last={unit === 'hour' ? (meridian ? 12 : 23) : 59}
              first={index === 0}
              draft={drafts[unit]}
              onDraft={(draft) => onDraft(unit, draft)}
              onType={(count) => setNumber(unit, count)}
              onStep={(direction) => stepUnit(unit, direction)}
            />
          );
        })}
        {meridian ? (
          <button type="button" className="meridian" onClick={toggleMeridian}>
            {afternoon ? pm : am}
          </button>
        ) : null}
      </div>
      <div className="message">
        {problem ? (
          <p className="problem" role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </>
  );
}

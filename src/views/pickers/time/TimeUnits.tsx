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

/** What is being typed, by unit. */
export type Drafts = Partial<Record<Unit, Typed>>;

interface Props {
  drafts: Drafts;
  onDraft(unit: Unit, draft?: Typed): void;
}

/** Hour, minute and second side by side, and the button of AM and PM. */
export function TimeUnits({ drafts, onDraft }: Props) {
  const i18n = useTexts();
  const { host, field } = usePicker<TimeOptions>();
  const state = useFieldState<TimeOptions>();
  const { options, locale, value } = state;
  const { meridian, seconds, steps } = options;
  /** The bound that an arrow stopped at, in words. */
  const [stopped, stop] = useState<string>();
  /** The value that was carried to the next day, until the hour is set anew or the value is another. */
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
    stop(undefined);
    const next = writeTime(time, seconds);
    const day = unit !== 'hour' && value === nextDay ? 1 : 0;
    const offset = day + dayOffset > 0 ? 1 : 0;
    setNextDay(offset ? next : undefined);
    field.choose(next, offset);
  }

  function typed(unit: Unit, count: number): boolean {
    const [from, to] = boundsOf(unit, meridian);
    if (!(count >= from && count <= to)) return false;
    const is12 = unit === 'hour' && meridian;
    set(unit, carry({ ...time, [unit]: is12 ? hourOf12(count, afternoon) : count }));
    return true;
  }

  /**
   * An arrow does not lead out of the bounds, but may lead back into them; in an empty field it begins
   * at the bound.
   */
  function stepped(unit: Unit, direction: 1 | -1) {
    const next = step(time, unit, direction * steps[unit]);
    const fault = faultOf(next.time);
    if (fault && known && !field.fault()) return stop(say(fault));
    set(unit, known ? next : begin(next.time));
  }

  const faultOf = (time: Time) => timeRules.fault(writeTime(time, seconds), options);

  /** This time, else the bound that it lies beyond. */
  function begin(time: Time): Carried {
    const fault = faultOf(time);
    const bound = fault && 'bound' in fault ? readTime(fault.bound) : undefined;
    return { time: bound ?? time, dayOffset: 0 };
  }

  function turnHalf() {
    const { time: other } = step(time, 'hour', NOON_HOURS);
    set('hour', known ? { time: other, dayOffset: 0 } : begin(other));
  }

  const say = (fault: Parameters<typeof faultText>[3]) =>
    faultText(i18n, host.localName, state, fault);
  const fault = field.fault();
  const refused = units.find((unit) => drafts[unit]?.refused);
  const problem = refused
    ? accepted(refused)
    : (stopped ?? (fault && fault.kind !== 'missing' ? say(fault) : undefined));

  function accepted(unit: Unit) {
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
              onType={(count) => typed(unit, count)}
              onStep={(direction) => stepped(unit, direction)}
            />
          );
        })}
        {meridian ? (
          <button type="button" className="meridian" onClick={turnHalf}>
            {afternoon ? pm : am}
          </button>
        ) : null}
      </div>
      <div className="said">
        {problem ? (
          <p className="problem" role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </>
  );
}

import { boundsOf, hour12, twoDigits, type Unit } from '../../../store/pickers/timeOfDay';
import { meridians } from '../../../store/pickers/timeText';
import { useTexts } from '../../element/elementContext';
import { SpinButton, type Typed } from './SpinButton';
import { useTimeUnits } from './useTimeUnits';

/** Uncommitted text by unit. */
export type Drafts = Partial<Record<Unit, Typed>>;

interface Props {
  drafts: Drafts;
  onDraft(unit: Unit, draft?: Typed): void;
}

/** The number fields of hour, minute and second, and the AM/PM button. */
export function TimeUnits({ drafts, onDraft }: Props) {
  const i18n = useTexts();
  const { state, time, hasValue, afternoon, message, ...actions } = useTimeUnits();
  const { locale, options } = state;
  const { meridian, seconds } = options;
  const [am, pm] = meridians(locale);
  const names: Record<Unit, string> = {
    hour: i18n._('picker.hour'),
    minute: i18n._('picker.minute'),
    second: i18n._('picker.second'),
  };
  const units: Unit[] = seconds ? ['hour', 'minute', 'second'] : ['hour', 'minute'];

  function acceptedText(unit: Unit) {
    const [from, to] = boundsOf(unit, meridian);
    return i18n._('picker.accepted', { name: names[unit], from, to });
  }
  const refused = units.find((unit) => drafts[unit]?.refused);
  const problem = refused ? acceptedText(refused) : message;

  return (
    <>
      <div className="units">
        {units.map((unit, index) => {
          const count = unit === 'hour' && meridian ? hour12(time.hour) : time[unit];
          return (
            <SpinButton
              key={unit}
              label={names[unit]}
              text={hasValue ? twoDigits(count) : ''}
              bounds={boundsOf(unit, meridian)}
              last={unit === 'hour' ? (meridian ? 12 : 23) : 59}
              first={index === 0}
              draft={drafts[unit]}
              onDraft={(draft) => onDraft(unit, draft)}
              onType={(count) => actions.setNumber(unit, count)}
              onStep={(direction) => actions.stepUnit(unit, direction)}
            />
          );
        })}
        {meridian ? (
          <button type="button" className="meridian" onClick={actions.toggleMeridian}>
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

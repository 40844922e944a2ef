import type { TextId } from '../../../locales/textId';
import type { LayoutState } from '../../../store/layout/layout';
import type { SettingName } from '../../../store/layout/settings';
import { choose } from '../../../store/layout/shellLayout';
import { useLayout, useStores, useTexts } from '../../element/elementContext';
import { Miniature } from './Miniature';
import type { Group } from './settingTexts';

interface Props extends Group {
  onChoose(): void;
}

/** A setting as a group of radio buttons, each with a drawing of the resulting shell. */
export function SettingGroup({ name, label, options, onChoose }: Props) {
  const i18n = useTexts();
  const { layout } = useStores();
  const state = useLayout((now) => now);
  const reason = reasonOf(name, state);
  const reasonId = `reason-${name}`;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: radio buttons make a radiogroup
      role="radiogroup"
      className="setting"
      disabled={Boolean(reason)}
      aria-describedby={reason && reasonId}
    >
      <legend>{i18n._(label)}</legend>
      {reason ? (
        <p id={reasonId} className="setting-reason">
          {i18n._(reason)}
        </p>
      ) : null}
      <div className="choices">
        {options.map(([value, text]) => (
          <label key={value} className="choice">
            <Miniature settings={{ ...state.settings, [name]: value }} shows={name} />
            <span className="choice-name">
              <input
                type="radio"
                name={name}
                value={value}
                checked={state.settings[name] === value}
                onChange={() => {
                  choose(layout, { [name]: value });
                  onChoose();
                }}
              />
              {i18n._(text)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the id of the text that explains a disabled setting. */
function reasonOf(name: SettingName, { locked, settings }: LayoutState): TextId | undefined {
  if (locked.includes(name)) return 'settings.locked';
  if (name === 'sidebar' && settings.layout === 'horizontal') return 'settings.verticalOnly';
  if (name === 'topbar' && settings.layout === 'vertical') return 'settings.horizontalOnly';
  return undefined;
}

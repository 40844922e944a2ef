import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { frameParts } from '../handover/firstPaintAssets';
import { addEnglish } from '../locales/english';
import type { Field } from '../store/pickers/field';
import { lateStyles } from '../views/element/lateStyles';
import styles from '../views/pickers/field.css?inline';
import { PickerContext } from '../views/pickers/pickerContext';
import { adoptStyles } from '../views/styles/adoptStyles';
import common from '../views/styles/common.css?inline';
import { followLanguage, type Spoken } from './pickerLanguage';

/** A picker that is drawn, with its texts. */
export interface Drawn extends Spoken {
  /** Ends it: nothing is left in the shadow root. */
  stop(): void;
}

/** Draws a field into its shadow root, in the language in force; `told` hears of other texts. */
export function drawPicker(
  host: HTMLElement,
  root: ShadowRoot,
  View: ComponentType,
  field: Field,
  told: () => void,
): Drawn {
  addEnglish(frameParts().english);
  const spoken = followLanguage(host, (locale) => field.store.setState({ locale }));
  spoken.i18n.on('change', told);
  const tree = createRoot(root);
  tree.render(
    <I18nProvider i18n={spoken.i18n}>
      <PickerContext value={{ host, field }}>
        <View />
      </PickerContext>
    </I18nProvider>,
  );
  return {
    ...spoken,
    stop() {
      spoken.stop();
      tree.unmount();
    },
  };
}

/** Adopts the CSS of a picker, and what its dialog has brought. */
export function dressPicker(root: ShadowRoot): void {
  adoptStyles(root, [...frameParts().account, common, styles, ...lateStyles(root)]);
}

import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { firstPaintAssets } from '../../handover/firstPaintAssets';
import { addEnglish } from '../../locales/english';
import type { Field } from '../../store/pickers/field';
import { HostProvider } from '../../views/element/elementContext';
import styles from '../../views/pickers/field.css?inline';
import { FieldContext } from '../../views/pickers/pickerContext';
import type { ManagedElement } from '../elementClass';
import { followPickerLanguage } from './followPickerLanguage';

/** The rendered view of a picker, and its texts. */
export interface MountedPicker {
  root: Root;
  i18n: I18n;
  /** Checks which language applies now. */
  updateLanguage(): void;
  /** Ends every subscription, just before the root is unmounted. */
  dispose(): void;
}

/** Renders a field in the current language. Calls back when its texts have changed. */
export function mountPicker(
  host: ManagedElement,
  View: ComponentType,
  field: Field,
  onTextsChange: () => void,
): MountedPicker {
  addEnglish(firstPaintAssets().english);
  const language = followPickerLanguage(host, (locale) => field.store.setState({ locale }));
  language.i18n.on('change', onTextsChange);
  const root = createRoot(host.container);
  root.render(
    // A picker has no error event: its field shows that the dialog could not be loaded.
    <HostProvider host={host} i18n={language.i18n} onLoadEnd={logError}>
      <FieldContext value={field}>
        <View />
      </FieldContext>
    </HostProvider>,
  );
  return { root, ...language };
}

const logError = (error?: unknown) => {
  if (error) console.warn(error);
};

/** Returns the CSS texts of a picker's shadow root. */
export const pickerStyles = () => [...firstPaintAssets().account, styles];

/**
 * react-day-picker 10.0.2: collects the modifiers of a day with `for…in`. On a page that extends
 * `Object.prototype` it treats the addition as a list of days and throws.
 */
import { ownNames } from './ownNames';
import type { Patch } from './patch';

const FILES = ['createGetModifiers', 'getDefaultClassNames'];

/** The patches of react-day-picker. */
export const dayPicker: Patch[] = FILES.map((name) => ({
  file: `react-day-picker/dist/esm/helpers/${name}.js`,
  edit: (code) => ownNames(code, 'react-day-picker'),
}));

import type { Plugin } from 'esbuild';

/**
 * What react-day-picker carries and we never reach, 4 kB of it compressed: date-fns' format language
 * (its texts come from Intl, so only the ids of days and months are left), time zones, English.
 */
const STANDINS: Record<string, string> = {
  'date-fns/format': `export function format(date, pattern) {
    const digits = (value, length) => String(value).padStart(length, '0');
    const month = digits(date.getFullYear(), 4) + '-' + digits(date.getMonth() + 1, 2);
    if (pattern === 'yyyy-MM') return month;
    return month + '-' + digits(date.getDate(), 2);
  }`,
  '@date-fns/tz': 'export const TZDate = Date;',
  './noonDateLib.js': 'export const createNoonOverrides = () => undefined;',
  './useAnimation.js': 'export const useAnimation = () => {};',
  '../locale/en-US.js': "export const enUS = { code: 'en-US' };",
};

/**
 * Builds react-day-picker without what our calendar does not use. A version of it that no longer
 * imports one of them ends the build, as what would be bundled in its place is not known.
 */
export function dayPicker(): Plugin {
  return {
    name: 'day-picker',
    setup(build) {
      const met = new Set<string>();
      let wanted = false;
      const missing = () => Object.keys(STANDINS).filter((path) => wanted && !met.has(path));
      build.onResolve({ filter: /^react-day-picker$/ }, () => {
        wanted = true;
        return undefined;
      });
      build.onResolve(
        { filter: /date-fns|noonDateLib|useAnimation|en-US/ },
        ({ path, importer }) => {
          if (!(path in STANDINS) || !importer.includes('react-day-picker')) return;
          met.add(path);
          return { path, namespace: 'day-picker' };
        },
      );
      build.onLoad({ filter: /.*/, namespace: 'day-picker' }, ({ path }) => ({
        contents: STANDINS[path],
      }));
      build.onEnd(() => ({
        errors: missing().map((path) => ({
          text: `react-day-picker imports "${path}" no longer: look what it has become, and mend build/patches/dayPicker.ts`,
        })),
      }));
    },
  };
}

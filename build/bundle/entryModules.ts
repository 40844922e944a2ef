import { LANGUAGES } from '../../src/store/language/languages';
import { type ElementDescription, elements } from '../interface/description';

/** Classes of the elements that can be imported individually, by name. */
export const ELEMENTS = {
  shell: 'BackofficeShell',
  login: 'BackofficeLogin',
  reset: 'BackofficeReset',
};

/** Both pickers share one entry and nearly all their code. */
export const PICKERS = ['BackofficeDatePicker', 'BackofficeTimePicker'];

/**
 * Returns the lines of the modules that register elements, by file name: one for each element, one for both
 * pickers.
 * @param modules address of the folder with the built modules
 * @param first the imports that come before
 */
export function elementModules(
  modules: string,
  first: readonly string[],
): Record<string, string[]> {
  const head = [...first, `export { ApiError } from '${modules}/first-paint.js';`];
  const files: Record<string, string[]> = {
    'pickers.js': [...head, `export { ${PICKERS.join(', ')} } from '${modules}/pickers.js';`],
  };
  for (const [name, element] of Object.entries(ELEMENTS)) {
    const module = name === 'shell' ? 'shell' : 'account';
    files[`${name}.js`] = [...head, `export { ${element} } from '${modules}/${module}.js';`];
  }
  return files;
}

/**
 * Returns the lines of the module that lets bundlers find the built-in catalogs. English is in the chunks.
 * @param firstPaint address of the module that takes the catalogs
 */
export function catalogImports(firstPaint: string): string[] {
  return [
    `import { provideCatalogs } from '${firstPaint}';`,
    `provideCatalogs(${catalogs('..')});`,
  ];
}

/**
 * Returns an object literal with a function for each built-in language that imports its catalog.
 * @param dist address of the folder `dist`
 */
export function catalogs(dist: string): string {
  const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en');
  const imports = languages.map(
    (language) => `  ${language}: () => import('${dist}/i18n/${language}.js'),`,
  );
  return ['{', ...imports, '}'].join('\n');
}

/**
 * Returns the lines of the module with a React component for each element, which imports its element in
 * the browser.
 * @param component address of the module that creates components
 * @param folder address of the folder with the modules of `elementModules`
 */
export function reactComponents(component: string, folder: string): string[] {
  return [
    `'use client';`,
    `import { createComponent } from '${component}';`,
    ...elements.map((element) => {
      const name = element.tag.replace('backoffice-', '');
      const file = name.endsWith('picker') ? 'pickers' : name;
      const names = JSON.stringify(propNames(element));
      const events = JSON.stringify(element.events.map((event) => event.name));
      return `export const ${element.className} = /* @__PURE__ */ createComponent('${element.tag}', () => import('${folder}/${file}.js'), ${names}, ${events});`;
    }),
  ];
}

/** Names of the writable properties of an element. */
function propNames({ attributes, properties }: ElementDescription): string[] {
  const own = properties.filter(({ readonly }) => !readonly);
  return [...attributes.map(({ property }) => property), ...own.map(({ name }) => name)];
}

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

/** The modules that register elements: the built module with their classes, and the classes. */
const REGISTRATIONS: Record<string, { module: string; classes: string[] }> = {
  account: { module: 'core', classes: [ELEMENTS.login, ELEMENTS.reset] },
  shell: { module: 'shell-core', classes: [ELEMENTS.shell] },
  pickers: { module: 'pickers-core', classes: PICKERS },
};

/**
 * Returns the lines of the modules that register elements, by file name, and of one module for each element.
 * @param modules address of the folder with the built modules
 * @param first the imports that come before
 */
export function elementModules(
  modules: string,
  first: readonly string[] = [],
): Record<string, string[]> {
  const files: Record<string, string[]> = {
    'catalogs.js': [`export const catalogs = ${catalogs('..')};`],
    'login.js': [`export { ApiError, ${ELEMENTS.login} } from './account.js';`],
    'reset.js': [`export { ApiError, ${ELEMENTS.reset} } from './account.js';`],
  };
  for (const [name, { module, classes }] of Object.entries(REGISTRATIONS)) {
    files[`${name}.js`] = [
      ...first,
      `export { ApiError } from '${modules}/core.js';`,
      `import { defineElement } from '${modules}/core.js';`,
      `import { provideParts } from '${modules}/first-paint.js';`,
      `import { ${classes.join(', ')} } from '${modules}/${module}.js';`,
      `import { catalogs } from './catalogs.js';`,
      // Calls, not imports with side effects: with several entries, esbuild does not keep the order of imports.
      'provideParts(catalogs);',
      ...classes.map((one) => `defineElement('${tagOf(one)}', ${one});`),
      `export { ${classes.join(', ')} };`,
    ];
  }
  return files;
}

/**
 * Returns the lines of the module with all elements.
 * @param folder address of the folder with the modules of `elementModules`
 */
export function allElements(folder: string): string[] {
  return [
    `export { ApiError } from '${folder}/account.js';`,
    ...Object.entries(REGISTRATIONS).map(
      ([name, { classes }]) => `export { ${classes.join(', ')} } from '${folder}/${name}.js';`,
    ),
  ];
}

const tagOf = (name: string) => elements.find(({ className }) => className === name)?.tag;

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

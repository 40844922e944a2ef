/** The main journey of each feature: files of tests/browser, by folder, that `npm test` runs. */
const FILES = {
  account: ['passwordReset', 'signInErrors'],
  areas: ['areas'],
  elements: ['methods'],
  hosts: ['pages'],
  menu: ['sideMenu'],
  pickers: ['pickerPopup'],
  session: ['idle', 'session', 'unauthorized'],
  shell: ['dashboard', 'journeys', 'search'],
};

/** Paths of the files, from the root of the repository. */
export const journeys = Object.entries(FILES).flatMap(([folder, files]) =>
  files.map((file) => `tests/browser/${folder}/${file}.test.ts`),
);

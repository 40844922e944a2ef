/** The main journey of each feature: files of tests/browser, by folder, that `npm test` runs. */
const FILES = {
  account: ['authProvider', 'passkeys', 'passwordReset', 'secondStep', 'signInErrors'],
  areas: ['areaEntries', 'areas', 'areaWork'],
  elements: ['adoption', 'define', 'events', 'methods'],
  hosts: ['company', 'documentKinds', 'pages', 'policy'],
  menu: ['horizontalMenu', 'sideMenu'],
  pickers: ['pickerForms', 'pickerPopup', 'timePicker'],
  session: ['idle', 'logOut', 'offline', 'session', 'unauthorized'],
  shell: [
    ...['dashboard', 'errorScreens', 'journeys', 'notifications'],
    ...['search', 'shellApi', 'title'],
  ],
};

/** Paths of the files, from the root of the repository. */
export const journeys = Object.entries(FILES).flatMap(([folder, files]) =>
  files.map((file) => `tests/browser/${folder}/${file}.test.ts`),
);

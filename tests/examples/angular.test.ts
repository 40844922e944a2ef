import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { errorsIn, placesOf, wrongPlaces } from '../support/examples/typeChecker';
import { startBrowser } from '../support/examples/watchedPage';
import { typeScriptFor } from '../support/guideCode';

const example = startExample('angular', { portArguments: (port) => ['--', '--port', port] });
const open = startBrowser(example);

test('Angular: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

/** Each line that says `wrong` must be an error, and no other. */
const MISTAKES = `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { BackofficeShell } from 'backoffice-elements';

@Component({
  selector: 'app-mistakes',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <backoffice-shell
      [menu]="menu"
      [areas]="areas.wrong"
      (backoffice-login)="show($event.detail.user.Name)"
      (backoffice-logout)="show($event.detail.wrong)"
      (click)="show($event.clientX)"
    />
    <backoffice-time-picker
      (change)="show($event)"
      (focus)="show($event.wrong)"
    />
  \`,
})
export class Mistakes {
  menu: BackofficeShell['menu'] = [{ id: 'site', label: 'Site' }];
  areas: BackofficeShell['areas'] = {};

  show(value: unknown) {
    console.log(value);
  }
}
`;

test('Angular: the templates of the guides compile, and wrong expressions and events are errors', async () => {
  const files = { ...typeScriptFor('angular'), 'mistakes.ts': MISTAKES };
  const errors = await errorsIn(example, ['ngc', '--noEmit', '--project'], files);
  expect(placesOf(errors), errors.join('\n')).toEqual(wrongPlaces('mistakes.ts', MISTAKES));
}, 120_000);

describe('in development', () => {
  startDevelopment(example);

  test('Angular: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});

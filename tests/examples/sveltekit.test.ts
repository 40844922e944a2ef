import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { seeServerContent, walkThrough } from '../support/examples/journey';
import { errorsIn, placesOf, wrongPlaces } from '../support/examples/typeChecker';
import { startBrowser } from '../support/examples/watchedPage';
import { svelteOfGuides } from '../support/guideCode';

const example = startExample('sveltekit');
const open = startBrowser(example);

test('SvelteKit: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

test('SvelteKit: content from the server is visible in an area, after a reload too', async () => {
  const response = await fetch(example.url);
  expect(await response.text()).toContain('<backoffice-shell');
  await seeServerContent(await open());
});

/** Each line that says `wrong` must be an error, and no other. */
const MISTAKES = `<script lang="ts">
  const count = 7;
</script>

<backoffice-shell
  id="office"
  class="office"
  data-own="1"
  language="pl"
  layout="wrong"
  no-autofocus
  menu={count /* wrong */}
  areas={{ site: { wrong: '/' } }}
  onbackoffice-login={(event) => console.log(event.detail.user.Name, event.currentTarget.user)}
  onbackoffice-logout={(event) => console.log(event.detail.wrong)}
  onfocusin={(event) => console.log(event.relatedTarget)}
>
  <p slot="footer">Footer</p>
</backoffice-shell>
<backoffice-login wrong="1"></backoffice-login>
<backoffice-login onbackoffice-wrong={console.log}></backoffice-login>
<backoffice-time-picker
  seconds={count /* wrong */}
  onchange={(event) => console.log(event.detail.dayOffset)}
  onfocus={(event) => console.log(event.relatedTarget)}
></backoffice-time-picker>
`;

test('SvelteKit: the templates of the guides compile, and wrong values and events are errors', async () => {
  const files = { ...svelteOfGuides(), 'Mistakes.svelte': MISTAKES };
  const checker = ['svelte-check', '--fail-on-warnings', '--output', 'machine', '--tsconfig'];
  const errors = await errorsIn(example, checker, files);
  expect(placesOf(errors), errors.join('\n')).toEqual(wrongPlaces('Mistakes.svelte', MISTAKES));
}, 120_000);

describe('in development', () => {
  startDevelopment(example);

  test('SvelteKit: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});

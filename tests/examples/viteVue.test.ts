import { expect, test } from 'vitest';
import { startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { errorsIn, placesOf, wrongPlaces } from '../support/examples/typeChecker';
import { startBrowser } from '../support/examples/watchedPage';
import { vueOfGuides } from '../support/guideCode';

const example = startExample('vite-vue');
const open = startBrowser(example);

test('Vite and Vue: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

/** Each line that says `wrong` must be an error, and no other. */
const MISTAKES = `<script setup lang="ts">
const count = 7;
</script>

<template>
  <backoffice-shell
    id="office"
    class="office"
    language="pl"
    layout="wrong"
    no-autofocus
    :menu.prop="count /* wrong */"
    :areas.prop="{ site: { wrong: '/' } }"
    @backoffice-login="(event) => console.log(event.detail.user.Name)"
    @backoffice-logout="(event) => console.log(event.detail.wrong)"
    @click="(event) => console.log(event.clientX)"
  >
    <p slot="footer">Footer</p>
  </backoffice-shell>
  <backoffice-login wrong="1" />
  <backoffice-login @backoffice-wrong="console.log" />
  <backoffice-time-picker
    :seconds="count /* wrong */"
    @change="(event) => console.log(event.detail.dayOffset)"
    @focus="(event) => console.log(event.relatedTarget)"
  />
</template>
`;

test('Vue: the templates of the guides compile, and wrong values and events are errors', async () => {
  const checker = ['vue-tsc', '--project'];
  const errors = await errorsIn(example, checker, { ...vueOfGuides(), 'Mistakes.vue': MISTAKES });
  expect(placesOf(errors), errors.join('\n')).toEqual(wrongPlaces('Mistakes.vue', MISTAKES));
}, 120_000);

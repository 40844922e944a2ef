import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { lookOf, NAVY, walkThrough } from '../support/examples/journey';
import { errorsIn } from '../support/examples/typeChecker';
import { startBrowser } from '../support/examples/watchedPage';
import { typeScriptFor } from '../support/guideCode';
import { signInButton } from '../support/pageHelpers';

const example = startExample('vite-react');
const open = startBrowser(example);

test('Vite and React: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

test('Vite and React: the colors of the brand survive the minifier', async () => {
  const { page } = await open();
  const button = await lookOf(signInButton(page));
  expect(button).toMatchObject({ backgroundColor: NAVY, font: 'Georgia' });
});

describe('in development', () => {
  startDevelopment(example);

  test('Vite and React: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});

describe('with React 18', () => {
  const older = startExample('vite-react', {
    packages: ['react@18', 'react-dom@18', '@types/react@18', '@types/react-dom@18'],
    // External React needs React 19; these components bring their own.
    rewrite: {
      'src/Office.tsx': (text) => text.replace('/external-react/react', '/react'),
    },
  });
  const openOlder = startBrowser(older);

  test('Vite and React: the page compiles, and staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await openOlder());
  });

  test('Vite and React: the TypeScript of the guides compiles', async () => {
    const errors = await errorsIn(older, ['tsc', '--project'], typeScriptFor('others'));
    expect(errors).toEqual([]);
  }, 120_000);
});

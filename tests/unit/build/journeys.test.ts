import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeys } from '../../support/journeys';

it('the main journeys are files that exist: vitest skips a missing one silently', () => {
  expect(journeys.length).toBeGreaterThan(0);
  expect(journeys.filter((file) => !existsSync(file))).toEqual([]);
});

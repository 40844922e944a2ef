// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { dayPicker } from '../../../../build/patches/dayPicker';
import { load } from './library';

const FOLDER = 'react-day-picker/dist/esm/';

afterEach(() => Reflect.deleteProperty(Object.prototype, 'extend'));

/** Renders the calendar on a page with an extended `Object.prototype`. */
async function calendar(patches: typeof dayPicker): Promise<string> {
  const { DayPicker } = await load<{ DayPicker: ComponentType }>(
    "export { DayPicker } from 'react-day-picker'",
    patches,
  );
  Object.assign(Object.prototype, { extend: () => 'added' });
  return renderToStaticMarkup(createElement(DayPicker));
}

it('react-day-picker as published throws on a page that extends all objects (still needed)', async () => {
  await expect(calendar([])).rejects.toThrow(TypeError);
});

it('the patched react-day-picker renders the days on a page that extends all objects', async () => {
  expect(await calendar(dayPicker)).toMatch(/role="grid"/);
});

it('all loops over objects in react-day-picker are patched', () => {
  const files = readdirSync(`node_modules/${FOLDER}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => FOLDER + file.replaceAll('\\', '/'));
  const looping = files.filter((file) =>
    /\bfor ?\((const|let|var) [\w$]+ in /.test(readFileSync(`node_modules/${file}`, 'utf8')),
  );
  expect(looping.sort()).toEqual(dayPicker.map(({ file }) => file).sort());
});

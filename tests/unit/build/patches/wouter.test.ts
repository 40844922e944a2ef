import { expect, it } from 'vitest';
import { wouter } from '../../../../build/patches/wouter';
import { load } from './library';

const SOURCE = "export { Router } from 'wouter'";
const functions = () => [history.pushState, history.replaceState];

it('importing the patched wouter does not touch the history of the page', async () => {
  const before = functions();
  await load(SOURCE, wouter);
  expect(functions()).toEqual(before);
});

it('importing wouter as published replaces functions of the history (still needed)', async () => {
  const [push, replace] = functions();
  await load(SOURCE, []);
  expect(history.pushState).not.toBe(push);
  expect(history.replaceState).not.toBe(replace);
});

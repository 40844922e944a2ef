import { expect, test } from 'vitest';
import { type EarlyInput, earlyInputOf } from '../../../src/handover/earlyInput';
import { recordEarlyInput } from '../../../src/paint/recordEarlyInput';

test('records clicks in the light DOM while React hydrates the shadow root around its slot', () => {
  const host = document.createElement('backoffice-login');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<slot name="form"></slot>';
  host.innerHTML = '<div slot="form" data-backoffice><button type="button">Show</button></div>';
  document.body.append(host);
  recordEarlyInput(host, { location: '/', language: 'en', texts: {} }, false);
  const early = earlyInputOf(host) as EarlyInput;
  early.stop(root);

  const form = host.firstElementChild as HTMLElement;
  const button = form.firstElementChild as HTMLElement;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  // As browsers do: the path leads through the slot.
  click.composedPath = () => [button, form, root.firstElementChild as Element, root, host];
  button.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  let replayed = 0;
  button.addEventListener('click', () => {
    replayed += 1;
  });
  early.replay(form);
  expect(replayed).toBe(1);
});

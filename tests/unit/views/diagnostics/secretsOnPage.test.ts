import { afterEach, expect, it } from 'vitest';
import { createStores } from '../../../../src/store/element/elementStores';
import { secretsOnPage } from '../../../../src/views/diagnostics/redact/secretsOnPage';

afterEach(() => document.body.replaceChildren());

it.each(['<backoffice-login>', '<backoffice-login-v2 data-backoffice-element="login">'])(
  'text typed into %s is a secret of the page',
  (tag) => {
    document.body.innerHTML = `${tag}<input type="password"><input name="AuthValue"></${tag.slice(1)}`;
    const values = ['northgate-ada', '123456'];
    document.querySelectorAll('input').forEach((input, index) => {
      input.value = values[index] as string;
    });
    const stores = createStores({
      options: {},
      announce: () => true,
      isConnected: () => true,
      scriptFolder: '/',
    });
    expect(secretsOnPage(stores)).toEqual(values);
  },
);

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJsonChildren } from '../../../../src/handover/jsonChildren';
import { acceptOptions, type ElementOptions } from '../../../../src/store/element/options';

const warn = vi.fn();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockClear();
});

describe('the options of an element', () => {
  it('take accepted values and free text unchanged', () => {
    const input: ElementOptions = { auth: 'email', layout: 'horizontal', brand: 'x', menu: [] };
    expect(acceptOptions('backoffice-shell', input)).toEqual(input);
    expect(warn).not.toHaveBeenCalled();
  });

  it('fall back to the default for unknown values and warn once by name', () => {
    const input: ElementOptions = { sessionExpired: 'maybe', theme: 'pink' };
    const accepted = acceptOptions('backoffice-shell', input);
    expect(accepted.sessionExpired).toBeUndefined();
    expect(accepted.theme).toBeUndefined();
    acceptOptions('backoffice-shell', input);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      'backoffice-elements: <backoffice-shell> session-expired="maybe" is unknown; accepted: reload, dialog.',
      'backoffice-elements: <backoffice-shell> theme="pink" is unknown; accepted: light, dark, host.',
    ]);
  });

  it.each(['constructor', 'Local'])('reject the storage "%s"', (storage) => {
    const input = { storage } as unknown as ElementOptions;
    expect(acceptOptions('backoffice-login', input).storage).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('fall back to the default without a warning if they are empty', () => {
    const input = { storage: '', language: '', theme: '' } as unknown as ElementOptions;
    const { storage, language, theme } = acceptOptions('backoffice-shell', input);
    expect({ storage, language, theme }).toEqual({});
    expect(warn).not.toHaveBeenCalled();
  });

  it('accept exactly the languages of the product', () => {
    expect(acceptOptions('backoffice-login', { language: 'ru' }).language).toBe('ru');
    expect(warn).not.toHaveBeenCalled();
    expect(acceptOptions('backoffice-login', { language: 'fr' }).language).toBeUndefined();
    expect(warn.mock.calls[0]?.[0]).toContain('language="fr" is unknown; accepted: en, cn');
  });
});

describe('the JSON children of an element', () => {
  const read = (markup: string) => {
    const host = document.createElement('div');
    host.innerHTML = markup;
    return readJsonChildren(host);
  };

  it('return menu, apps and notifications', () => {
    const child = (slot: string, json: string) =>
      `<script type="application/json" slot="${slot}">${json}</script>`;
    const markup = child('menu', '[{"id":"a"}]') + child('apps', '[]') + child('other', '1');
    expect(read(markup)).toEqual({ menu: [{ id: 'a' }], apps: [] });
  });

  it('are skipped with a warning if they cannot be parsed', () => {
    expect(read('<script type="application/json" slot="menu">[{</script>')).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('slot "menu"');
  });

  it('are direct children of the element only', () => {
    const inner = '<div><script type="application/json" slot="menu">[]</script></div>';
    expect(read(inner)).toEqual({});
  });
});

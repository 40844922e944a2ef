import { afterEach, describe, expect, it } from 'vitest';
import { createLayout } from '../../../../src/store/layout/layout';
import { writeChoices } from '../../../../src/store/layout/settings';

describe('the layout of an element', () => {
  const prefix = 'layout:';
  afterEach(() => localStorage.clear());
  const make = () => createLayout(prefix, () => {});

  it('starts with the choices stored in this browser', () => {
    writeChoices(prefix, { theme: 'dark', condensed: true });
    const { settings, condensed } = make().getState();
    expect(settings).toMatchObject({ theme: 'dark', width: 'fluid' });
    expect(condensed).toBe(true);
  });

  it('follows the locks and values of the integrator', () => {
    const layout = make();
    const theme = () => layout.getState().settings.theme;
    layout.apply({ theme: 'dark' });
    layout.setAttributes({ theme: 'host' }, 'theme');
    expect(layout.getState().locked).toEqual(['theme']);
    expect(theme()).toBe('host');
    layout.setAttributes({}, undefined);
    expect(theme()).toBe('dark');
    layout.apply({});
    expect(theme()).toBe('light');
  });

  it("shows the last theme until the page's is known, and ignores the page after a choice", () => {
    const layout = make();
    const shown = () => layout.getState().shownTheme;
    layout.setAttributes({ theme: 'host' }, undefined);
    expect(shown()).toBe('host');
    layout.setHostTheme('light');
    layout.apply({ theme: 'dark' });
    layout.setHostTheme('light');
    expect(shown()).toBe('dark');
    layout.apply({});
    expect(shown()).toBe('dark');
    layout.setHostTheme('light');
    expect(shown()).toBe('light');
  });

  it('applies choices without storing them', () => {
    make().apply({ theme: 'dark' });
    expect(make().getState().settings.theme).toBe('light');
  });
});

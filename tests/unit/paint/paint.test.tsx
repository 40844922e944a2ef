import { afterEach, describe, expect, it, vi } from 'vitest';
import { AREAS, type AreaName } from '../../../src/constants';
import { paint } from '../../../src/paint/paint';
import type { Language } from '../../../src/store/language/languages';
import type { Settings } from '../../../src/store/layout/settings';
import { AccountFrame } from '../../../src/views/firstPaint/AccountFrame';
import { AREA_ICONS } from '../../../src/views/firstPaint/icons/areaIcons';
import { Icon } from '../../../src/views/firstPaint/icons/Icon';
import { LanguageSelect } from '../../../src/views/firstPaint/LanguageSelect';
import { MenuEntry } from '../../../src/views/firstPaint/MenuEntry';
import { MenuToggle } from '../../../src/views/firstPaint/MenuToggle';
import { ShellFrame } from '../../../src/views/firstPaint/ShellFrame';
import { SignInForm } from '../../../src/views/firstPaint/SignInForm';
import { UserButton } from '../../../src/views/firstPaint/UserButton';
import { byReact, DEFAULTS, FOLDER, i18n, painted } from './support';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});

const formOf = (host: HTMLElement) => host.querySelector('[data-backoffice]')?.innerHTML;
const signInWith = (record: object) =>
  localStorage.setItem('backoffice:currentUser', JSON.stringify(record));

describe('the first paint of the sign-in form', () => {
  const form = (props: Partial<Parameters<typeof SignInForm>[0]>) =>
    byReact(
      <div className="pane">
        <SignInForm i18n={i18n} type="text" pending={false} resetHref="#" {...props} />
      </div>,
    );

  it('is as React renders it in the sign-in element', () => {
    expect(formOf(painted('backoffice-login'))).toBe(form({}));
  });

  it('is as React renders it with email address, reset and register links', () => {
    const attributes = { auth: 'email', 'reset-url': '/reset', 'register-url': '/register?x=1' };
    const props = { type: 'email', resetHref: '/reset', registerHref: '/register?x=1' } as const;
    expect(formOf(painted('backoffice-login', attributes))).toBe(form(props));
  });

  it('is as React renders it with the notice that a session has ended, or why a sign-in was refused', () => {
    const ended = { text: 'Your session has ended. Please sign in again.', tone: 'info' } as const;
    for (const [notice, alert] of [
      ['{}', ended],
      ['{"message":"You were idle."}', { text: 'You were idle.' }],
      ['"corrupt"', undefined],
    ] as const) {
      sessionStorage.setItem('backoffice:notice', notice);
      expect(formOf(painted('backoffice-login'))).toBe(form({ alert }));
    }
  });

  it('ignores a reset address that is neither web, mail nor phone', () => {
    for (const address of [
      'data:text/html,x',
      'vbscript:x',
      'blob:x',
      'file:///x',
      ' JavaScript:x',
    ])
      expect(formOf(painted('backoffice-login', { 'reset-url': address }))).toBe(form({}));
  });

  it('links to the own reset route of a shell', () => {
    const host = painted('backoffice-shell', { 'hash-prefix': '!bo' });
    expect(formOf(host)).toBe(form({ resetHref: '#!bo/account/reset' }));
  });

  it('links to the address in reset-url, and has no link for "none", in the shell too', () => {
    for (const tag of ['backoffice-login', 'backoffice-shell']) {
      const own = painted(tag, { 'reset-url': '/forgotten' });
      expect(formOf(own)).toBe(form({ resetHref: '/forgotten' }));
      const none = painted(tag, { 'reset-url': 'none' });
      expect(formOf(none)).toBe(form({ resetHref: undefined }));
      expect(none.textContent).not.toContain('Forgot password?');
    }
  });
});

describe('the first paint of the card', () => {
  const card = (brand: string, theme: string, offered: Language[], language: Language = 'en') =>
    byReact(
      <AccountFrame
        brand={brand}
        theme={theme}
        locale={language === 'cn' ? 'zh-CN' : 'en-US'}
        form={<slot name="account" />}
        languageSelect={<LanguageSelect i18n={i18n} language={language} offered={offered} />}
      />,
    );
  /** A selected option is a property in the first paint and an attribute in markup. */
  const frameOf = (host: HTMLElement) => host.shadowRoot?.innerHTML.replaceAll(' selected=""', '');

  it('is as React renders it with the default brand, English and Chinese', () => {
    const expected = card('Back Office', 'light', ['en', 'cn']).replaceAll(' selected=""', '');
    expect(frameOf(painted('backoffice-login'))).toBe(expected);
  });

  it('is as React renders it with brand, theme and a forced language', () => {
    const attributes = { brand: 'North & Gate', theme: 'dark', language: 'en' };
    const expected = card('North & Gate', 'dark', ['en']).replaceAll(' selected=""', '');
    expect(frameOf(painted('backoffice-login', attributes))).toBe(expected);
  });

  it('has its current language chosen in the language picker', () => {
    const host = painted('backoffice-login', { language: 'cn' });
    expect(host.shadowRoot?.querySelector('select')?.value).toBe('cn');
    expect(host.shadowRoot?.querySelector('.root')?.getAttribute('lang')).toBe('zh-CN');
  });

  it('offers the default languages if the forced one is not supported', () => {
    const host = painted('backoffice-login', { language: 'fr' });
    const offered = [...(host.shadowRoot?.querySelectorAll('option') ?? [])];
    expect(offered.map((option) => option.value)).toEqual(['en', 'cn']);
  });
});

describe('the first paint of the shell for a signed-in user', () => {
  interface State {
    areas: readonly AreaName[];
    current?: AreaName;
    settings?: Partial<Settings>;
    condensed?: boolean;
    prefix?: string;
  }
  const shell = ({ areas, current, settings, condensed = false, prefix = '' }: State) =>
    byReact(
      <ShellFrame
        i18n={i18n}
        brand="Back Office"
        home={{ href: `#${prefix}/`, label: 'Back Office, Dashboard' }}
        locale="en-US"
        state={{ ...DEFAULTS, ...settings, condensed, menuOpen: false }}
        menuToggle={<MenuToggle i18n={i18n} expanded={!condensed} />}
        menu={
          <ul className="menu">
            {areas.map((area) => (
              <li key={area}>
                <MenuEntry
                  label={i18n._(`menu.${area}`)}
                  href={`#${prefix}/${area}`}
                  current={area === current ? 'page' : undefined}
                  icon={<Icon path={AREA_ICONS[area]} />}
                />
              </li>
            ))}
          </ul>
        }
        tools={
          <div className="anchor">
            <UserButton i18n={i18n} />
          </div>
        }
      />,
    );
  const frameOf = (attributes?: Record<string, string>) =>
    painted('backoffice-shell', attributes).shadowRoot?.innerHTML;
  const ordinary = AREAS.filter((area) => area !== 'admin');

  it('is as React renders it for an administrator', () => {
    signInWith({ token: 'x', Role: 'ADMIN' });
    expect(frameOf()).toBe(shell({ areas: AREAS }));
  });

  it('is as React renders it for an ordinary user, without the admin area', () => {
    signInWith({ token: 'x', Role: 'EDITOR' });
    expect(frameOf()).toBe(shell({ areas: ordinary }));
  });

  it('is as React renders it at an area, under a prefix', () => {
    signInWith({ token: 'x' });
    location.hash = '#!bo/site/7';
    expect(frameOf({ 'hash-prefix': '!bo' })).toBe(
      shell({ areas: ordinary, current: 'site', prefix: '!bo' }),
    );
  });

  it('is as React renders it with the settings of the integrator and the user', () => {
    signInWith({ token: 'x' });
    const choices = { theme: 'dark', width: 'boxed', condensed: true };
    localStorage.setItem('backoffice:settings', JSON.stringify(choices));
    const attributes = { layout: 'horizontal', width: 'scrollable', 'locked-settings': 'width' };
    expect(frameOf(attributes)).toBe(
      shell({
        areas: ordinary,
        settings: { theme: 'dark', layout: 'horizontal', width: 'scrollable' },
        condensed: true,
      }),
    );
  });

  it("has no entries if the menu is the integrator's own", () => {
    signInWith({ token: 'x' });
    const own = '<script type="application/json" slot="menu">[]</script>';
    const entries = (inside?: string) =>
      painted('backoffice-shell', {}, inside).shadowRoot?.querySelectorAll('.menu > *').length;
    expect(entries()).toBe(ordinary.length);
    expect(entries(own)).toBe(0);
  });

  it('has the default entries if a script of the slotted content looks like a menu', () => {
    signInWith({ token: 'x' });
    const nested = '<div slot="site"><script type="application/json" slot="menu">[]</script></div>';
    const template = '<script type="text/template" slot="menu"></script>';
    const entries = painted('backoffice-shell', {}, nested + template);
    expect(entries.shadowRoot?.querySelectorAll('.menu > *').length).toBe(ordinary.length);
  });

  it('has the default entries if a framework has set the property menu to undefined', () => {
    signInWith({ token: 'x' });
    const host = Object.assign(document.createElement('backoffice-shell'), { menu: undefined });
    document.body.append(host);
    paint(host, FOLDER);
    expect(host.shadowRoot?.querySelectorAll('.menu > *').length).toBe(ordinary.length);
  });
});

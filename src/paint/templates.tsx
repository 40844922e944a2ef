/**
 * The views of the first paint, rendered once by the build, with a placeholder `$name` wherever they
 * depend on the visitor. The loader carries the result as data and fills in the placeholders (fill.ts).
 */
import { AREAS } from '../constants';
import type { Settings } from '../store/layout/settings';
import { AccountFrame } from '../views/firstPaint/AccountFrame';
import { AREA_ICONS } from '../views/firstPaint/icons/areaIcons';
import { DotIcon, Icon } from '../views/firstPaint/icons/Icon';
import { ImageIcon } from '../views/firstPaint/icons/ImageIcon';
import { LanguageSelect } from '../views/firstPaint/LanguageSelect';
import { MenuEntry } from '../views/firstPaint/MenuEntry';
import { MenuGroup } from '../views/firstPaint/MenuGroup';
import { MenuToggle } from '../views/firstPaint/MenuToggle';
import { ShellFrame } from '../views/firstPaint/ShellFrame';
import { SignInForm } from '../views/firstPaint/SignInForm';
import { UserButton } from '../views/firstPaint/UserButton';

const placeholder = <T,>(name: string) => `$${name}` as T;
const i18n = { _: (id: string) => placeholder<string>(id) };
const settings: Settings = {
  layout: placeholder('layout'),
  width: placeholder('width'),
  sidebar: placeholder('sidebar'),
  theme: placeholder('theme'),
  topbar: placeholder('topbar'),
};

/** The card around the form; its language select gets its options when it is painted. */
export const card = (
  <AccountFrame
    brand={placeholder('brand')}
    mark={placeholder('mark')}
    theme={settings.theme}
    locale={placeholder('locale')}
    dir={placeholder('dir')}
    form={<slot name="account" />}
    languageSelect={<LanguageSelect i18n={i18n} language="en" offered={[]} />}
  />
);

/** The sign-in form. */
export const signIn = (
  <div className="pane">
    <SignInForm
      i18n={{ _: (id) => (id === 'signIn.userId' ? placeholder('label') : i18n._(id)) }}
      type={placeholder('type')}
      pending={false}
      resetHref={placeholder('reset')}
    />
  </div>
);

/** Notice above the sign-in form. */
export const notice = <p className={placeholder('tone')}>{placeholder('notice')}</p>;

/** The shell's frame for a signed-in user, with the product's menu. */
export const shell = (
  <ShellFrame
    i18n={i18n}
    brand={placeholder('brand')}
    home={{ href: placeholder('home'), label: placeholder('homeLabel') }}
    mark={placeholder('mark')}
    locale={placeholder('locale')}
    dir={placeholder('dir')}
    state={{ ...settings, condensed: placeholder('condensed'), menuOpen: false }}
    menuToggle={<MenuToggle i18n={i18n} expanded={placeholder('expanded')} />}
    menu={
      <ul className="menu">
        {AREAS.map((area) => (
          <li key={area}>
            <MenuEntry
              label={i18n._(`menu.${area}`)}
              href={placeholder(`/${area}`)}
              current={placeholder(`current/${area}`)}
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
  />
);

/** Entries of a custom menu, by kind. */
const entry = {
  label: placeholder<string>('label'),
  href: placeholder<string>('href'),
  current: placeholder<'page'>('current'),
  icon: placeholder<string>('icon'),
};
export const menuLink = <MenuEntry {...entry} />;
export const menuExternalLink = <MenuEntry {...entry} external />;
/** An entry without an address. */
export const menuText = <MenuEntry {...entry} href={undefined} />;
export const menuGroup = <MenuGroup label={entry.label} icon={entry.icon} open={false} />;
/** A group that is a link as well. */
export const menuGroupWithLink = (
  <MenuGroup
    label={entry.label}
    icon={entry.icon}
    open={false}
    entry={placeholder<string>('entry')}
  />
);

/** Icons of a custom menu. */
export const menuDot = <DotIcon />;
export const menuImage = <ImageIcon src={placeholder('image')} />;

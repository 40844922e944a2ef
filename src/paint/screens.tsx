/**
 * The first screens, as the build renders them once: with `$name` in every place that depends on the
 * visitor. The autoloader carries the result as data and fills the places in (see fill.ts).
 */
import { AREAS } from '../constants';
import type { Settings } from '../store/layout/settings';
import { AccountFrame } from '../views/firstPaint/AccountFrame';
import { Icon } from '../views/firstPaint/Icon';
import { AREA_ICONS } from '../views/firstPaint/icons';
import { LanguageSelect } from '../views/firstPaint/LanguageSelect';
import { MenuEntry } from '../views/firstPaint/MenuEntry';
import { ShellFrame } from '../views/firstPaint/ShellFrame';
import { SignInForm } from '../views/firstPaint/SignInForm';
import { UserButton } from '../views/firstPaint/UserButton';

const place = <T,>(name: string) => `$${name}` as T;
const i18n = { _: (id: string) => place<string>(id) };
const settings: Settings = {
  layout: place('layout'),
  width: place('width'),
  sidebar: place('sidebar'),
  theme: place('theme'),
  topbar: place('topbar'),
};

/** The card around the form; its language select gets its options when it is painted. */
export const card = (
  <AccountFrame
    brand={place('brand')}
    theme={settings.theme}
    locale={place('locale')}
    form={<slot name="account" />}
    languageSelect={<LanguageSelect i18n={i18n} language="en" offered={[]} />}
  />
);

/** The sign-in form. */
export const signIn = (
  <div className="pane">
    <SignInForm
      i18n={{ _: (id) => (id === 'signIn.userId' ? place('label') : i18n._(id)) }}
      type={place('type')}
      pending={false}
      resetHref={place('reset')}
    />
  </div>
);

/** The frame of the signed-in with the product's own menu. */
export const shell = (
  <ShellFrame
    i18n={i18n}
    brand={place('brand')}
    locale={place('locale')}
    settings={settings}
    condensed={place('condensed')}
    expanded={place('expanded')}
    menu={
      <ul className="menu">
        {AREAS.map((area) => (
          <li key={area}>
            <MenuEntry
              label={i18n._(`menu.${area}`)}
              href={place(`/${area}`)}
              current={place(`current/${area}`)}
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

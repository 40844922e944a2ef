import { areasFor } from '../store/areasFor';
import { hashHref } from '../store/hash';
import { LANGUAGES } from '../store/languageChoice';
import type { Route } from '../store/route';
import { isAdmin } from '../store/userRecord';
import { brandOf } from '../views/frame/brandOf';
import { Icon } from '../views/frame/Icon';
import { AREA_ICONS } from '../views/frame/icons';
import { MenuEntry } from '../views/frame/MenuEntry';
import { ShellFrame } from '../views/frame/ShellFrame';
import { UserButton } from '../views/frame/UserButton';
import type { Facts } from './facts';

/** Draws the frame of the signed-in: top bar and menu, with a place for the content. */
export function paintShell(host: HTMLElement, facts: Facts, { area }: Route) {
  const { attribute, i18n, user, settings, condensed } = facts;
  // A menu of the integrator's own may be large and is React's to draw.
  const own = 'menu' in host || host.querySelector('script[slot="menu"]');
  const entries = own ? [] : areasFor(isAdmin(user));
  return (
    <ShellFrame
      i18n={i18n}
      brand={brandOf(attribute('brand'))}
      locale={LANGUAGES[facts.language].locale}
      settings={settings}
      condensed={condensed}
      menu={
        <ul className="menu">
          {entries.map((name) => (
            <li key={name}>
              <MenuEntry
                label={i18n._(`menu.${name}`)}
                href={hashHref(`/${name}`, attribute('hash-prefix') ?? '')}
                current={name === area}
                icon={<Icon node={AREA_ICONS[name]} />}
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
}

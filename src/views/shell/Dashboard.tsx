import type { MouseEvent } from 'react';
import type { MenuItem } from '../../store/menuItems';
import { displayName } from '../../store/userRecord';
import { Icon } from '../frame/Icon';
import { AREA_ICONS } from '../frame/icons';
import { useSession, useTexts } from '../kit/context';

interface Props {
  /** The areas this user may see. */
  areas: MenuItem[];
  href(path: string): string;
  onNavigate(event: MouseEvent, item: MenuItem): void;
}

/** The first page: a tile for each area, or what the integrator puts into the slot `dashboard`. */
export function Dashboard({ areas, href, onNavigate }: Props) {
  const i18n = useTexts();
  const name = displayName(useSession((state) => state.user));
  return (
    <slot name="dashboard">
      <div className="page">
        <h1>{name ? i18n._('dashboard.welcome', { name }) : i18n._('dashboard.welcomeNobody')}</h1>
        <p className="muted">{i18n._('dashboard.text')}</p>
        <ul className="tiles">
          {areas.map((area) => (
            <li key={area.id}>
              <a
                className="tile"
                part="card"
                href={href(area.link ?? '/')}
                onClick={(event) => onNavigate(event, area)}
              >
                <Icon path={AREA_ICONS[area.id as keyof typeof AREA_ICONS]} />
                <span>{i18n._(area.label)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </slot>
  );
}

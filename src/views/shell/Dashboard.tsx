import type { MouseEvent } from 'react';
import { labelOf } from '../../locales/i18n';
import type { MenuItem } from '../../store/menu/menuItems';
import { displayName } from '../../store/session/userRecord';
import { useSession, useTexts } from '../element/elementContext';
import { ItemIcon } from './menu/icons/ItemIcon';
import { useTiles } from './useTiles';

interface Props {
  href(path: string): string;
  onNavigate(event: MouseEvent, item: MenuItem): void;
}

/** The first page: a tile for each area, or what the integrator puts into the slot `dashboard`. */
export function Dashboard({ href, onNavigate }: Props) {
  const i18n = useTexts();
  const areas = useTiles();
  const name = displayName(useSession((state) => state.user));
  return (
    <slot name="dashboard">
      <div className="page">
        <h1>{name ? i18n._('dashboard.welcome', { name }) : i18n._('dashboard.welcomeNobody')}</h1>
        <p className="muted">
          {areas.length > 0 ? i18n._('dashboard.text') : i18n._('dashboard.textMenu')}
        </p>
        {areas.length > 0 && (
          <ul className="tiles">
            {areas.map((area) => (
              <li key={area.id}>
                <a
                  className="tile"
                  part="card"
                  href={href(area.link ?? '/')}
                  onClick={(event) => onNavigate(event, area)}
                >
                  <ItemIcon item={area} />
                  <span>{labelOf(i18n, area)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </slot>
  );
}

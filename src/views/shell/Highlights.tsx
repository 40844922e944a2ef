import { useStore } from 'zustand';
import { areaStoreOf } from '../../store/areas/areaStore';
import { permittedRoute } from '../../store/menu/permittedRoute';
import { isPath } from '../../store/routing/paths';
import { useStores } from '../element/elementContext';
import { usePermissions } from '../element/usePermissions';
import { useLink } from '../routing/useLink';
import { ColoredBadge } from './menu/Badge';

/** Links that areas show on the dashboard (`area.setHighlights`). */
export function Highlights() {
  const byArea = useStore(areaStoreOf(useStores()), (state) => state.highlights);
  const linkOf = useLink();
  const permissions = usePermissions();
  const isAllowed = ({ link }: { link: string }) =>
    !isPath(link) || permittedRoute(link, permissions).screen !== '404';
  const links = Object.entries(byArea).flatMap(([area, list = []]) =>
    list.filter(isAllowed).map((one, index) => ({ ...one, key: `${area} ${index}` })),
  );
  if (links.length === 0) return null;
  return (
    <ul className="highlights">
      {links.map(({ key, label, link, text, state }) => (
        <li key={key}>
          <a {...linkOf(link)}>{label}</a>
          {text ? <ColoredBadge variant={state ?? 'info'} text={text} /> : null}
        </li>
      ))}
    </ul>
  );
}

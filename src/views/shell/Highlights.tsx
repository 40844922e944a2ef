import { useStore } from 'zustand';
import { areaStoreOf, type ShownHighlight } from '../../store/areas/areaStore';
import { isOpenLink } from '../../store/menu/permittedRoute';
import { useAreaLabel } from '../areas/useAreaLabel';
import { useStores } from '../element/elementContext';
import { usePermissions } from '../element/usePermissions';
import { useLink } from '../routing/useLink';
import { ColoredBadge } from './menu/Badge';

/** Links that areas show on the dashboard (`area.setHighlights`). */
export function Highlights() {
  const byArea = useStore(areaStoreOf(useStores()), (state) => state.highlights);
  const permissions = usePermissions();
  const links = Object.entries(byArea).flatMap(([area, list = []]) =>
    list
      .filter(({ link }) => isOpenLink(link, permissions))
      .map((link, index) => ({ link, key: `${area} ${index}` })),
  );
  if (links.length === 0) return null;
  return (
    <ul className="highlights">
      {links.map(({ key, link }) => (
        <HighlightItem key={key} highlight={link} />
      ))}
    </ul>
  );
}

/** A link with its mark. One of a framed page names its area, so that it cannot pass for one of the shell. */
function HighlightItem({ highlight }: { highlight: ShownHighlight }) {
  const { label, link, text, state } = highlight;
  const linkOf = useLink();
  const from = useAreaLabel(highlight.from);
  return (
    <li>
      <a {...linkOf(link)}>{label}</a>
      {from ? <small>{from}</small> : null}
      {text ? <ColoredBadge variant={state ?? 'info'} text={text} /> : null}
    </li>
  );
}

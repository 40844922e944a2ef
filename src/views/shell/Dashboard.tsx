import { Link } from 'wouter';
import { useStore } from 'zustand';
import { PINNED_KEY, VISITED_KEY } from '../../constants';
import { labelOf } from '../../locales/i18n';
import { openStorage } from '../../store/browser/storage';
import { pinChangeCount } from '../../store/lists/pinChangeCount';
import { firstName } from '../../store/session/user/userRecord';
import { useSession, useStorageKind, useStores, useTexts } from '../element/elementContext';
import { PageSlot } from '../element/PageSlot';
import { LazyComponent } from '../lazy/LazyComponent';
import { Highlights } from './Highlights';
import { Badge } from './menu/Badge';
import { ItemIcon } from './menu/icons/ItemIcon';
import { useTiles } from './useTiles';

const savedPages = () => import('./savedPages/SavedPages');

/** The dashboard: a tile for each area, or the content of the slot `dashboard`. */
export function Dashboard() {
  const i18n = useTexts();
  const areas = useTiles();
  const hasSaved = useHasSaved();
  const name = firstName(useSession((state) => state.user));
  return (
    <PageSlot name="dashboard">
      <div className="page">
        <h1>{name ? i18n._('dashboard.welcome', { name }) : i18n._('dashboard.welcomeNobody')}</h1>
        <p className="muted">
          {areas.length > 0 ? i18n._('dashboard.text') : i18n._('dashboard.textMenu')}
        </p>
        {areas.length > 0 && (
          <ul className="tiles">
            {areas.map((area) => (
              <li key={area.id}>
                <Link className="tile" part="card" href={area.link ?? '/'}>
                  <ItemIcon item={area} />
                  <span className="tile-text">
                    <span>{labelOf(i18n, area)}</span>
                    {area.description ? (
                      <small>{labelOf(i18n, { label: area.description })}</small>
                    ) : null}
                  </span>
                  <Badge item={area} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Highlights />
        {hasSaved ? <LazyComponent load={savedPages} /> : null}
      </div>
    </PageSlot>
  );
}

/** Returns whether any pages may have been visited or pinned, without loading the code that reads them. */
function useHasSaved(): boolean {
  const { prefix } = useStores();
  const kind = useStorageKind();
  // Reads again after a pin was set in the menu.
  useStore(pinChangeCount);
  const has = (storage: typeof kind, key: string) => openStorage(storage).get(prefix + key);
  return Boolean(has(kind, VISITED_KEY) ?? has('local', PINNED_KEY));
}

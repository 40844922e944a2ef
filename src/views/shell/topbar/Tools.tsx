import { memo } from 'react';
import { listOf } from '../../../store/lists/readList';
import { useLayout, useOption } from '../../element/elementContext';
import { useKeptFocus } from '../../element/useKeptFocus';
import { AfterHydration } from '../../hydration/AfterHydration';
import { LazyComponent } from '../../lazy/LazyComponent';
import { FullScreenButton } from './FullScreenButton';
import { LanguageButton } from './LanguageButton';
import { SearchButton } from './SearchButton';
import { SettingsButton } from './SettingsButton';
import { UserMenu } from './UserMenu';

const notifications = () => import('./popups/Notifications');
const more = () => import('./popups/More');
const apps = () => import('./popups/Apps');

/** The controls at the end of the top bar. The first paint draws only the user menu. */
export const Tools = memo(function Tools() {
  return (
    <>
      <AfterHydration>
        <Controls />
      </AfterHydration>
      <UserMenu />
    </>
  );
});

/** All controls but the user menu. On a phone, most of them share one menu. */
function Controls() {
  const narrow = useLayout((state) => state.narrow);
  const horizontal = useLayout((state) => state.settings.layout === 'horizontal');
  const givenNotifications = useOption('notifications');
  const givenApps = useOption('apps');
  const wantsNotifications = horizontal || Boolean(listOf(givenNotifications));
  const wantsApps = horizontal || Boolean(listOf(givenApps));
  useKeptFocus(`${wantsNotifications} ${wantsApps} ${narrow}`, { onMount: false });
  return (
    <>
      <SearchButton />
      {wantsNotifications ? <LazyComponent load={notifications} /> : null}
      {narrow ? (
        <LazyComponent load={more} />
      ) : (
        <>
          {wantsApps ? <LazyComponent load={apps} /> : null}
          <FullScreenButton />
          <LanguageButton />
        </>
      )}
      <SettingsButton />
    </>
  );
}

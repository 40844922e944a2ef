import type { AreaModule } from 'backoffice-elements/area';
import { mount as mountComponent, unmount } from 'svelte';
import Orders from './Orders.svelte';

/** Mounts the area in an element of the page; the shell calls the returned function on leaving. */
export const mount: AreaModule['mount'] = (target, area) => {
  const component = mountComponent(Orders, { target, props: { area } });
  return () => unmount(component);
};

import type { AreaModule } from 'backoffice-elements/area';
import { createApp } from 'vue';
import Orders from './Orders.vue';

/** Mounts the area in an element of the page; the shell calls the returned function on leaving. */
export const mount: AreaModule['mount'] = (container, area) => {
  const app = createApp(Orders, { area });
  app.mount(container);
  return () => app.unmount();
};

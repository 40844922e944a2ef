/**
 * App Publish, as an integrator writes an area with React: `mount` gets an element of the page and a
 * context, and makes a root of its own. Built by build/bundle/demoAreas.mjs.
 */
import { createRoot } from 'react-dom/client';
import type { AreaContext } from '../../../src/store/areas/areaSources';
import { AreaProvider } from './area';
import { Releases } from './Releases';

export function mount(container: HTMLElement, area: AreaContext) {
  const root = createRoot(container);
  root.render(
    <AreaProvider area={area}>
      <Releases />
    </AreaProvider>,
  );
  return () => root.unmount();
}

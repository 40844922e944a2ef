/**
 * The area App Publish, an example of an area with React: `mount` receives an element and a context, and
 * creates a separate root. Built by build/bundle/demoAreas.mjs.
 */
import { createRoot } from 'react-dom/client';
import type { AreaContext } from '../../../src/store/areas/areaTypes';
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

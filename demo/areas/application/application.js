/** The area Application as an ES module: `/` is the list, `/{id}` the overview of an application. */
import { followPath } from '../kit/pages.js';
import { catalog } from './catalog.js';
import { overview } from './overview.js';

export function mount(container, area) {
  container.classList.add('area');
  return followPath(container, area, (segments) =>
    segments.length > 0 ? overview(area, segments.join('/')) : catalog(area),
  );
}

import { readCommands } from '../lists/commands';
import type { AreaStore } from './areaStore';
import { readHighlights } from './highlights';

/** Sets the title of an area; undefined restores its name. */
export function setTitle(areaStore: AreaStore, area: string, title: string | undefined): void {
  areaStore.setState(({ titles }) => ({ titles: { ...titles, [area]: title } }));
}

/** Sets the commands of an area, without the invalid ones. */
export function setCommands(areaStore: AreaStore, area: string, list: unknown): void {
  areaStore.setState(({ commands }) => ({
    commands: { ...commands, [area]: readCommands(list) },
  }));
}

/**
 * Sets the links of an area on the dashboard, without the invalid ones.
 * @param from name of the area, to show whose links they are
 */
export function setHighlights(
  areaStore: AreaStore,
  area: string,
  links: unknown,
  from?: string,
): void {
  areaStore.setState(({ highlights }) => ({
    highlights: { ...highlights, [area]: readHighlights(links, from) },
  }));
}

/** Removes what lasts only as long as the visit to an area: its title, commands and mark of unsaved work. */
export function endVisit(areaStore: AreaStore, area: string): void {
  areaStore.setState(({ titles, commands, dirty }) => ({
    titles: { ...titles, [area]: undefined },
    commands: { ...commands, [area]: undefined },
    dirty: dirty === area ? undefined : dirty,
  }));
}

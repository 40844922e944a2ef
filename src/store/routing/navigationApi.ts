/** The part of the Navigation API that is used here. TypeScript does not know it yet. */
export interface Navigation extends EventTarget {
  currentEntry: NavigationHistoryEntry | null;
}

/** Returns the Navigation API, if the browser has it and no variable of the page, such as `var navigation`, replaces it. */
export function navigationApi(): Navigation | undefined {
  const { navigation } = window as { navigation?: Navigation };
  return typeof navigation?.addEventListener === 'function' ? navigation : undefined;
}

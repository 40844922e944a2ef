/** Stands in for wouter's browser location: the shell always brings its own, and nothing is patched. */
export const useBrowserLocation = () => ['/', () => {}];
export const useSearch = () => '';

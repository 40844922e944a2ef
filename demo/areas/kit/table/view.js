/** Prefix of the keys in local storage. */
const PREFIX = 'northgate-table:';

/** Views of this page, for documents without storage such as sandboxed frames. */
const views = new Map();

/** Returns the stored view of a table: hidden columns and density. */
export function readView(name) {
  if (views.has(name)) return views.get(name);
  try {
    const { hidden, density } = JSON.parse(localStorage.getItem(PREFIX + name) ?? '{}');
    return {
      hidden: Array.isArray(hidden) ? hidden.map(String) : [],
      density: density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return { hidden: [], density: 'comfortable' };
  }
}

/** Stores the view in the browser, or for this page if storage is blocked. */
export function storeView(name, view) {
  views.set(name, view);
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(view));
  } catch {
    // Storage is blocked: the map has the view.
  }
}

/** The functions that load the shown pages again, by the name of the page. */
const reloads = new Map();

/**
 * Registers a page that is shown. Its users may leave it and return while a form is sent: `reload` loads the page that
 * shows the same by then, if there is one.
 *
 * @param {string} name
 * @param {() => Promise<void>} load
 */
export function visiblePage(name, load) {
  reloads.set(name, load);
  return {
    reload: async () => reloads.get(name)?.(),
    leave() {
      if (reloads.get(name) === load) reloads.delete(name);
    },
  };
}

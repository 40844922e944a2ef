/** Marks one piece of work of an area as unsaved, or as saved. */
export function setUnsaved(
  area: { setDirty(dirty: boolean): void },
  name: string,
  unsaved: boolean,
): void;

/** Creates a listener of clicks that acts once for a double click. */
export function once(act: () => void): (event: { detail: number }) => void;

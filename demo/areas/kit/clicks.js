/**
 * Returns whether a click is a later one of a double or triple click, which was meant for what was there before. Clicks
 * by keyboard or assistive technology have no count.
 */
export const isRepeated = ({ detail }) => detail > 1;

/**
 * Creates a listener of clicks that acts once for a double click: its second click may come after the answer to the
 * first one, when the button does something else, or another one has taken its place.
 */
export const once = (act) => (event) => {
  if (!isRepeated(event)) act(event);
};

/** Event on the list of a painted custom menu, just before React renders its own list in its place. */
export const MENU_HANDOVER = 'handover';

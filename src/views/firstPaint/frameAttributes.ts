import type { Settings } from '../../store/layout/settings';

/** State of the layout that CSS reads from the root of the shell; `theme` is the visible one. */
export interface FrameState extends Settings {
  condensed: boolean;
  /** Whether the menu of a narrow shell is open. */
  menuOpen: boolean;
}

/** Returns the attributes of the shell's root, by name. */
export function frameAttributes(state: FrameState) {
  return {
    'data-layout': state.layout,
    'data-width': state.width,
    'data-sidebar': state.sidebar,
    'data-theme': state.theme,
    'data-topbar': state.topbar,
    'data-condensed': state.condensed,
    'data-menu': state.menuOpen ? 'open' : 'closed',
  };
}

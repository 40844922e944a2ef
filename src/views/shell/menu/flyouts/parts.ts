/** What a menu with fly-outs loads after the first screen. */
export { Flyout } from './Flyout';
export { FlyoutBehaviour } from './FlyoutBehaviour';

import type { OpenPath } from '../openPath';

/** A menu with fly-outs, and its state. */
export interface FlyoutControl {
  nav: HTMLElement;
  open(): OpenPath;
  change(next: (now: OpenPath) => OpenPath): void;
}

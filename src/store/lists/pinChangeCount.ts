import { createStore } from 'zustand/vanilla';

/** Number of changes of pins on this page. Dashboard and search subscribe to it. */
export const pinChangeCount = createStore(() => 0);

import { createStore } from 'zustand/vanilla';

/** Counts the changes of pins on this page, so that the dashboard and the search can follow. */
export const pinChanges = createStore(() => 0);

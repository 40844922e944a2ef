/** Stands in for the shim of useSyncExternalStore: React has had it since 18. */
export { useSyncExternalStore } from 'react';

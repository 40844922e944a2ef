/** Sign-in by redirect; loads with the first element that needs it. */
export { hostedProvider } from './provider';
export { startProvider } from './startProvider';

/** What only pages need whose people may come back from a redirect: loaded with the first of them. */
export { begin } from './begin';
export { hostedProvider } from './provider';

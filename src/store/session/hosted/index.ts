/** Code for pages whose users may return from a redirect; loads with the first of them. */
export { begin } from './begin';
export { hostedProvider } from './provider';

/** All calls to the server, loaded with the first one. */
export * from './account';
export { createHttp } from './http';
export { backendProvider, emailProvider } from './providers';
export { recentRequests } from './recentRequests';

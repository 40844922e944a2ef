/** All calls to the server, in one module that is loaded with the first of them. */
export * from './account';
export { createHttp } from './http';
export { backendProvider, emailProvider } from './providers';
export { recentRequests } from './recentRequests';

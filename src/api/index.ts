/** The account calls and the HTTP client, in one chunk. */
export * from './account';
export { createHttp } from './http';
export { backendProvider, emailProvider } from './providers';
export { forgetRequests, recentRequests } from './recentRequests';

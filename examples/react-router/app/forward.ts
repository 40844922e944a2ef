import type { LoaderFunctionArgs } from 'react-router';

const { BACKOFFICE_SERVER = 'http://127.0.0.1:4400' } = process.env;

/** Passes a call on to the server. `fetch` sets the Host header to the address of that server. */
async function forward({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // The answer is unpacked here, so it must not claim to be packed.
  headers.set('accept-encoding', 'identity');
  const body = request.body ? await request.arrayBuffer() : undefined;
  return fetch(BACKOFFICE_SERVER + pathname + search, { method: request.method, headers, body });
}

export { forward as action, forward as loader };
